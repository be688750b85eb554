import { expect, test } from 'vitest';
import { kindsDecidedBy } from './kindsDecidedBy.ts';

test('an administrator decides who joins, and a super-admin also which courses are public', () => {
  expect(kindsDecidedBy('admin')).toEqual(['account', 'class', 'free_course']);
  expect(kindsDecidedBy('super-admin')).toEqual(['account', 'class', 'free_course', 'public_course']);
});

test('a student decides nothing', () => {
  expect(kindsDecidedBy('student')).toEqual([]);
});
