import { beforeEach, expect, test } from 'vitest';
import { backToList, forgetLists, noteList } from './lastLists';

beforeEach(forgetLists);

test('without a list that was open, the link leads to its first page', () => {
  expect(backToList('exams').href).toBe('/sample-surveys');
});

test('the link leads to the list as it was left', () => {
  noteList({ href: '/students?page=2&q=lan', label: 'Học viên' });
  expect(backToList('students')).toEqual({ href: '/students?page=2&q=lan', label: 'Học viên' });
});

test('of the lists that lead to a page, the one that was open last counts', () => {
  noteList({ href: '/users/inactive', label: 'Chưa kích hoạt' });
  noteList({ href: '/users?page=3', label: 'Thành viên' });
  expect(backToList('members', 'inactiveMembers').label).toBe('Thành viên');
  noteList({ href: '/users/inactive', label: 'Chưa kích hoạt' });
  expect(backToList('members', 'inactiveMembers').label).toBe('Chưa kích hoạt');
});

test('a board leads to a page too, until the list was open again', () => {
  noteList({ href: '/classroom?page=2', label: 'Lớp học' });
  noteList({ href: '/overview', label: 'Tổng quan' });
  expect(backToList('classes', 'overview').href).toBe('/overview');
  noteList({ href: '/classroom?page=2', label: 'Lớp học' });
  expect(backToList('classes', 'overview').href).toBe('/classroom?page=2');
});

test('another list that was open does not count', () => {
  noteList({ href: '/students?page=2', label: 'Học viên' });
  expect(backToList('teachers').href).toBe('/teachers');
});
