import { expect, test } from 'vitest';
import { checkDateOfBirth, checkPhone, dateOfBirthOf, firstNameOf, phoneOf } from './checkPerson.ts';

const today = '2026-11-21';

test.each<[string, string | null, string | undefined]>([
  ['', null, undefined],
  ['0912 345 678', '0912345678', undefined],
  ['+84 912 345 678', '0912345678', undefined],
  ['12345678', null, 'notAPhone'],
  ['09123456789', null, 'notAPhone'],
  ['không có', null, 'notAPhone'],
])('the phone %j is kept as %j, refused by %s', (text, kept, code) => {
  expect(checkPhone('phone', text).map((fieldError) => fieldError.code)).toEqual(code ? [code] : []);
  if (!code) expect(phoneOf(text)).toBe(kept);
});

test.each<[string, string | null, string | undefined]>([
  ['', null, undefined],
  ['2001-02-28', '2001-02-28', undefined],
  ['28/02/2001', '2001-02-28', undefined],
  [today, today, undefined],
  ['2026-11-22', null, 'bornInTheFuture'],
  ['2001-02-30', null, 'notADate'],
  ['hôm qua', null, 'notADate'],
])('the day of birth %j is kept as %j, refused by %s', (text, kept, code) => {
  expect(checkDateOfBirth('dateOfBirth', text, today).map((fieldError) => fieldError.code)).toEqual(
    code ? [code] : [],
  );
  if (!code) expect(dateOfBirthOf(text)).toBe(kept);
});

test('one is spoken to by the last word of the name', () => {
  expect(firstNameOf(' Lê Thị  Hồng Ngọc ')).toBe('Ngọc');
  expect(firstNameOf('Ngọc')).toBe('Ngọc');
});
