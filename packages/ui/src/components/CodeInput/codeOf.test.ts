import { expect, test } from 'vitest';
import { codeOf } from './codeOf';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Mã của bạn: 123-456.', '123456'],
  ['１２３４５６', '123456'],
  ['1234567890', '123456'],
  ['mã', ''],
])('of %s stays %s', (text, code) => {
  expect(codeOf(text, 6)).toBe(code);
});

test('whatever comes, only so many digits stay, and they stay as they are', () => {
  expect(codeOf(codeOf('12a34', 6), 6)).toBe('1234');
});
