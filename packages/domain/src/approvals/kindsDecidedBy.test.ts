import { expect, test } from 'vitest';
import { kindsDecidedBy } from './kindsDecidedBy.ts';

test('an administrator decides who joins, and what the unit says; a super-admin also what is public', () => {
  expect(kindsDecidedBy('admin')).toEqual(['account', 'class', 'free_course', 'topic_unit']);
  expect(kindsDecidedBy('super-admin')).toEqual([
    'account',
    'class',
    'free_course',
    'public_course',
    'topic_unit',
    'topic_system',
  ]);
});

test('a student decides nothing', () => {
  expect(kindsDecidedBy('student')).toEqual([]);
});
