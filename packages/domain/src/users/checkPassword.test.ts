import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPassword, missingParts, passwordLength } from './checkPassword.ts';

test.each<[string, string[]]>([
  ['', ['length', 'lower', 'upper', 'digit', 'special']],
  ['Sen@2026!', []],
  ['sen@2026!', ['upper']],
  ['SEN@2026!', ['lower']],
  ['Sen@Sen@!', ['digit']],
  ['Sen20262', ['special']],
  ['Sn@2026', ['length']],
  ['Ẩn số 2026', []],
  ['Đường dài 9', []],
  ['😀😀😀😀aA1', ['length']],
])('%s lacks %j', (password, missing) => {
  expect(missingParts(password)).toEqual(missing);
});

test('the same password, composed or not, is judged alike and is its own repetition', () => {
  const [composed, apart] = ['Mật Khẩu 1'.normalize('NFC'), 'Mật Khẩu 1'.normalize('NFD')];
  expect(missingParts(apart)).toEqual(missingParts(composed));
  expect(checkPassword({ password: composed, password_confirmation: apart })).toEqual([]);
});

test('an accepted password meets every rule', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (password) => {
      if (checkPassword({ password, password_confirmation: password }).length > 0) return;
      expect([...password.normalize('NFC')].length).toBeGreaterThanOrEqual(passwordLength);
      expect(password).toMatch(/\p{Nd}/u);
    }),
  );
});

test.each<[string, string, string, string]>([
  ['', '', 'password', 'thisFieldIsRequired'],
  ['ngan', 'ngan', 'password', 'passwordTooWeak'],
  ['Sen@2026!', 'Sen@2026', 'password_confirmation', 'passwordsDiffer'],
  ['Aa1!'.repeat(60), 'Aa1!'.repeat(60), 'password', 'tooLong'],
])('%s and %s: %s %s', (password, password_confirmation, field, code) => {
  expect(checkPassword({ password, password_confirmation })).toMatchObject([{ field, code }]);
});
