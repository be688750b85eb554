import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { roles } from '../access/roles.ts';
import type { Actor } from '../access/scope.ts';
import type { Verdict } from '../errors/verdict.ts';
import { mayEditMember, mayManageMember, mayPlaceMember, type MemberFacts } from './mayManageMember.ts';
import {
  mayDeleteInactiveMember,
  mayDeleteMember,
  mayLockMember,
  mayReactivateMember,
  maySetMemberTwoFactor,
  maySetTemporaryPassword,
  mayUnlockMember,
} from './memberVerbs.ts';

const superAdmin: Actor = { id: '1', role: 'super-admin', company_id: null };
const admin: Actor = { id: '2', role: 'admin', company_id: '1' };
const teacher: Actor = { id: '3', role: 'teacher', company_id: '1' };
const member = (changes: Partial<MemberFacts> = {}): MemberFacts => ({
  id: '9',
  role: 'student',
  status: 'active',
  is_activated: true,
  company_id: '1',
  in_use: false,
  ...changes,
});
const codeOf = (verdict: Verdict) => (verdict.allowed ? undefined : verdict.code);

describe('mayManageMember', () => {
  test.each<[Actor, Partial<MemberFacts>, string | undefined]>([
    [superAdmin, { company_id: '2' }, undefined],
    [superAdmin, { role: 'super-admin', company_id: null }, undefined],
    [admin, {}, undefined],
    [admin, { role: 'admin' }, undefined],
    [admin, { role: 'super-admin' }, 'superAdminsManageSuperAdmins'],
    [admin, { role: 'super-admin', company_id: null }, 'notFound'],
    [admin, { company_id: '2' }, 'notFound'],
    [teacher, {}, 'forbidden'],
    [teacher, { company_id: '2' }, 'notFound'],
  ])('%o and %o: %s', (actor, changes, code) => {
    expect(codeOf(mayManageMember(actor, member(changes)))).toBe(code);
  });

  test.each([
    [superAdmin, 'super-admin', null, undefined],
    [superAdmin, 'student', '2', undefined],
    [admin, 'teacher', '1', undefined],
    [admin, 'super-admin', '1', 'superAdminsMakeSuperAdmins'],
    [admin, 'student', '2', 'adminsKeepToTheirUnit'],
    [admin, 'student', null, 'adminsKeepToTheirUnit'],
    [teacher, 'student', '1', 'forbidden'],
  ] as const)('%o puts a %s into unit %s: %s', (actor, role, company_id, code) => {
    expect(codeOf(mayPlaceMember(actor, { role, company_id }))).toBe(code);
  });

  test('no edit takes an account out of reach or up', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...roles),
        fc.constantFrom('1', '2', null),
        fc.constantFrom(...roles),
        fc.constantFrom('1', '2', null),
        (role, company_id, toRole, toCompany) => {
          const edited = mayEditMember(admin, member({ role, company_id }), {
            role: toRole,
            company_id: toCompany,
          });
          if (edited.allowed)
            expect([company_id, toCompany, toRole === 'super-admin']).toEqual(['1', '1', false]);
        },
      ),
    );
  });

  test('one keeps the own role, and the unit in which one has worked', () => {
    const self = member({ id: '2', role: 'admin' });
    expect(codeOf(mayEditMember(admin, self, { role: 'teacher', company_id: '1' }))).toBe('ownRoleUnchanged');
    expect(codeOf(mayEditMember(admin, self, { role: 'admin', company_id: '1' }))).toBeUndefined();
    const used = member({ in_use: true });
    expect(codeOf(mayEditMember(superAdmin, used, { role: 'student', company_id: '2' }))).toBe(
      'memberBoundToUnit',
    );
  });
});

describe('account verbs', () => {
  test.each([
    [mayLockMember, {}, undefined],
    [mayLockMember, { status: 'inactive' }, undefined],
    [mayLockMember, { status: 'locked' }, 'memberAlreadyLocked'],
    [mayLockMember, { id: '2' }, 'ownAccountNotLocked'],
    [mayUnlockMember, { status: 'locked' }, undefined],
    [mayUnlockMember, {}, 'memberNotLocked'],
    [mayReactivateMember, { status: 'inactive', is_activated: false }, undefined],
    [mayReactivateMember, { status: 'locked', is_activated: false }, undefined],
    [mayReactivateMember, { status: 'locked' }, 'memberNotInactive'],
    [mayReactivateMember, {}, 'memberNotInactive'],
    [mayDeleteMember, {}, undefined],
    [mayDeleteMember, { id: '2' }, 'ownAccountNotDeleted'],
    [mayDeleteMember, { in_use: true }, 'memberInUse'],
    [mayDeleteInactiveMember, { status: 'inactive' }, undefined],
    [mayDeleteInactiveMember, { status: 'locked' }, 'memberNotInactive'],
    [mayDeleteInactiveMember, { status: 'inactive', in_use: true }, 'memberInUse'],
    [maySetTemporaryPassword, {}, undefined],
    [maySetTemporaryPassword, { status: 'locked' }, 'memberLocked'],
    [maySetTemporaryPassword, { status: 'inactive' }, 'memberNotActiveYet'],
    [maySetTemporaryPassword, { id: '2' }, 'ownPasswordInProfile'],
    [maySetMemberTwoFactor, { status: 'locked' }, undefined],
    [maySetMemberTwoFactor, { id: '2' }, 'ownTwoFactorInProfile'],
  ] as const)('%o of %o: %s', (verb, changes, code) => {
    expect(codeOf(verb(admin, member(changes)))).toBe(code);
    const foreign = member({ ...changes, company_id: '2' });
    expect(codeOf(verb(admin, foreign))).toBe('notFound');
    expect(codeOf(verb(admin, member({ ...changes, role: 'super-admin' })))).toBe(
      'superAdminsManageSuperAdmins',
    );
  });
});
