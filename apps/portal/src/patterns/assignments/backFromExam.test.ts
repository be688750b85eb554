import { afterEach, expect, test } from 'vitest';
import { forgetLists, noteList } from '../list/lastLists';
import { backFromExam, backFromOwnResult } from './backFromExam';

afterEach(forgetLists);

test('leads to the page of the exams that was open last, as it was left, under its name', () => {
  noteList({ href: '/overview', label: 'Tổng quan' });
  noteList({ href: '/classroom/7?tab=online', label: 'An toàn điện' });
  expect(backFromExam({ id: '7' })).toEqual({ href: '/classroom/7?tab=online', label: 'An toàn điện' });
  noteList({ href: '/surveys?page=2', label: 'Bài thi của tôi' });
  expect(backFromExam({ id: '7' })).toEqual({ href: '/surveys?page=2', label: 'Bài thi của tôi' });
});

test('leads to no other class', () => {
  noteList({ href: '/classroom/8', label: 'Sơ cứu' });
  expect(backFromExam({ id: '7', name: 'An toàn điện' })).toEqual({
    href: '/classroom/7',
    label: 'An toàn điện',
  });
});

test('leads to the class when nothing was open', () => {
  expect(backFromExam({ id: '7' })).toEqual({ href: '/classroom/7', label: 'Lớp học' });
});

test('leads from the own result to what it was opened from, else to the own exams, which stay open to who left', () => {
  expect(backFromOwnResult('7')).toEqual({ href: '/surveys', label: 'Bài thi của tôi' });
  noteList({ href: '/classroom/7?tab=online', label: 'An toàn điện' });
  expect(backFromOwnResult('7')).toEqual({ href: '/classroom/7?tab=online', label: 'An toàn điện' });
});
