import { expect, test } from 'vitest';
import { checkMember, type MemberForm } from './checkMember.ts';

const form: MemberForm = {
  email: 'an@sen.vn',
  username: '',
  phone: '0912 345 678',
  name: 'Nguyễn Văn An',
  role: 'student',
  company_id: '1',
  dateOfBirth: '2001-02-28',
  membership_code: 'SV0042',
};
const found = (changes: Partial<MemberForm>) =>
  checkMember({ ...form, ...changes }, '2026-11-21').map(({ field, code }) => `${field} ${code}`);

test('a whole member is no fault, with a user name or by the email alone', () => {
  expect(found({})).toEqual([]);
  expect(found({ username: 'nguyễn.an' })).toEqual([]);
  expect(found({ role: 'super-admin', company_id: '' })).toEqual([]);
});

test('everything that section 5 asks for is named when it is missing, in its order', () => {
  const nothing = {
    email: '',
    phone: ' ',
    name: '\t',
    role: '' as const,
    company_id: '',
    dateOfBirth: '',
    membership_code: '',
  };
  expect(found(nothing)).toEqual(
    ['email', 'phone', 'name', 'role', 'company_id', 'dateOfBirth', 'membership_code'].map(
      (field) => `${field} thisFieldIsRequired`,
    ),
  );
});

test.each<[Partial<MemberForm>, string]>([
  [{ email: 'an@sen' }, 'email notAnEmail'],
  [{ username: 'nguyen an' }, 'username notAUsername'],
  [{ username: 'an' }, 'username notAUsername'],
  [{ phone: '12345678' }, 'phone notAPhone'],
  [{ phone: '09123456789' }, 'phone notAPhone'],
  [{ dateOfBirth: '2026-11-22' }, 'dateOfBirth bornInTheFuture'],
  [{ dateOfBirth: '2001-02-30' }, 'dateOfBirth notADate'],
  [{ name: 'a'.repeat(201) }, 'name tooLong'],
  [{ membership_code: '1'.repeat(101) }, 'membership_code tooLong'],
])('%o: %s', (changes, fieldError) => {
  expect(found(changes)).toEqual([fieldError]);
});
