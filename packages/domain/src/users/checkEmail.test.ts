import { expect, test } from 'vitest';
import { checkEmail, isEmail } from './checkEmail.ts';
import { emailOf } from './emailOf.ts';

test.each([
  'ten@congty.vn',
  'nguyen.van-an+lop12@mail.sen.edu.vn',
  "o'brien@example.com",
  'người@ví-dụ.vn',
  'a@b.co',
])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  'ten',
  'ten@',
  '@congty.vn',
  'ten@congty',
  'ten@@congty.vn',
  'ten..an@congty.vn',
  '.ten@congty.vn',
  'ten@-congty.vn',
  'ten@congty.v',
  'ten an@congty.vn',
  'ten@congty.vn\n',
  `${'a'.repeat(250)}@b.vn`,
])('%j is none', (email) => {
  expect(isEmail(email)).toBe(false);
});

test('blanks around and capital letters are no fault', () => {
  expect(emailOf('  Ten@CongTy.vn ')).toBe('ten@congty.vn');
  expect(checkEmail('email', ' Ten@CongTy.vn ')).toEqual([]);
  expect(checkEmail('email', '  ')).toMatchObject([{ field: 'email', code: 'thisFieldIsRequired' }]);
  expect(checkEmail('email', 'ten')).toMatchObject([{ field: 'email', code: 'notAnEmail' }]);
});
