import { beforeEach, expect, test } from 'vitest';
import { asLeft, backToList, forgetLists, noteList } from './lastLists';

beforeEach(forgetLists);

test('without a list that was open, the link leads to its first page', () => {
  expect(backToList('exams').href).toBe('/sample-surveys');
});

test('the link leads to the list as it was left', () => {
  noteList('members', { href: '/users/students?page=2&q=lan', label: 'Học viên' });
  expect(backToList('members')).toEqual({ href: '/users/students?page=2&q=lan', label: 'Học viên' });
});

test('of the lists that lead to a page, the one that was open last counts', () => {
  noteList('inactive-members', { href: '/users/inactive', label: 'Chưa kích hoạt' });
  noteList('members', { href: '/users?page=3', label: 'Thành viên' });
  expect(backToList('members', 'inactive-members').label).toBe('Thành viên');
  noteList('inactive-members', { href: '/users/inactive', label: 'Chưa kích hoạt' });
  expect(backToList('members', 'inactive-members').label).toBe('Chưa kích hoạt');
});

test('a link to another list is left as it is', () => {
  noteList('members', { href: '/users/students?page=2', label: 'Học viên' });
  expect(asLeft({ href: '/users/students', label: 'Học viên' }).href).toBe('/users/students?page=2');
  expect(asLeft({ href: '/users/teachers', label: 'Giảng viên' }).href).toBe('/users/teachers');
});
