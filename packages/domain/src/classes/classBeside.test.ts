import { expect, test } from 'vitest';
import { classBeside } from './classBeside.ts';

test.each([
  ['An toàn điện – Khóa 1', 'An toàn điện', 'Khóa 1'],
  ['an toàn điện: lớp tối', 'An toàn điện', 'lớp tối'],
  ['An toàn điện 2', 'An toàn điện', 'An toàn điện 2'],
  ['An toàn điện nâng cao', 'An toàn điện n', 'An toàn điện nâng cao'],
  ['An toàn điện', 'An toàn điện', 'An toàn điện'],
  ['An toàn điện –', 'An toàn điện', 'An toàn điện –'],
  ['Lớp K12', 'An toàn điện', 'Lớp K12'],
  ['', 'An toàn điện', ''],
  ['Lớp K12', '', 'Lớp K12'],
])('%s of %s', (className, courseName, shown) => {
  expect(classBeside(className, courseName)).toBe(shown);
});

test('a name in letters with separate marks is the same name', () => {
  expect(classBeside('An toàn điện – Khóa 1'.normalize('NFD'), 'An toàn điện')).toBe('Khóa 1');
});
