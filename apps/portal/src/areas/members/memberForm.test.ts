import { memberOf } from '@sen/api/fixtures/members';
import { demoCompany, people, secondCompany, userOf } from '@sen/api/fixtures/people';
import { expect, test } from 'vitest';
import { draftOf, emptyMember, formOf, memberErrors, rolesToGive } from './memberForm';

const admin = userOf(people.admin);
const superAdmin = userOf(people.superAdmin, { company_id: null, company_name: null });
const student = memberOf(people.student);
const today = '2026-11-21';
const wrong = (form: ReturnType<typeof formOf>, writing: Omit<Parameters<typeof memberErrors>[1], 'today'>) =>
  memberErrors(form, { ...writing, today }).map(({ field }) => field);

test('a member as it is has no faults, and is sent as it was', () => {
  const form = formOf(student);
  expect(wrong(form, { actor: admin, member: student })).toEqual([]);
  expect(draftOf(form)).toMatchObject({ role: 'student', company_id: demoCompany.id, username: 'hocvien' });
});

test('who signs in by the email goes on to when it changes', () => {
  expect(formOf(memberOf(people.student, { username: people.student.email })).username).toBe('');
});

test('of a new one everything is named that is asked for', () => {
  expect(wrong(emptyMember(superAdmin, ''), { actor: superAdmin })).toEqual(
    expect.arrayContaining([
      'email',
      'phone',
      'name',
      'role',
      'company_id',
      'dateOfBirth',
      'membership_code',
    ]),
  );
  expect(draftOf(emptyMember(admin, ''))).toBeUndefined();
});

test('an admin makes no super-admins; a refusal stands beside the field that it is about', () => {
  expect(rolesToGive(admin)).not.toContain('super-admin');
  expect(rolesToGive(superAdmin)).toContain('super-admin');
  const form = formOf(student);
  expect(wrong({ ...form, role: 'super-admin' }, { actor: admin })).toEqual(['role']);
  const moved = { ...form, company_id: secondCompany.id };
  expect(wrong(moved, { actor: admin, member: student })).toEqual(['company_id']);
  expect(wrong(moved, { actor: superAdmin, member: student })).toEqual(['company_id']);
  expect(wrong({ ...form, role: 'super-admin' }, { actor: superAdmin, member: student })).toEqual(['role']);
});

test('a super-admin is sent without a unit', () => {
  expect(draftOf({ ...formOf(student), role: 'super-admin' })?.company_id).toBe('');
});
