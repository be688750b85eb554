import { missingParts } from '@sen/domain/users/checkPassword';
import { expect, test } from 'vitest';
import { temporaryPassword } from './temporaryPassword.ts';

test('is strong, never the same and without letters that look alike', () => {
  const many = Array.from({ length: 500 }, temporaryPassword);
  expect(new Set(many).size).toBe(many.length);
  for (const password of many) {
    expect(missingParts(password)).toEqual([]);
    expect(password).toMatch(/^[^0O1lI]{14}$/);
  }
});
