import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { isPermission } from './can.ts';
import { roles } from './roles.ts';
import { type Actor, mayRunClass, mayViewAttempt, withinCompany } from './scope.ts';

const classroom = { company_id: '1', teacher_ids: ['20'] };
const actor = (role: Actor['role'], id = '99', company_id: string | null = '1'): Actor => ({
  id,
  role,
  company_id,
});

test('only names of the table are permissions', () => {
  expect(isPermission('exam.lock')).toBe(true);
  expect(isPermission('constructor')).toBe(false);
});

describe('scope', () => {
  test('another unit does not exist, for anybody but a super-admin', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), fc.constantFrom('2', null), (role, company_id) => {
        const verdict = withinCompany(actor(role, '99', company_id), classroom);
        expect(verdict.allowed).toBe(role === 'super-admin');
        if (!verdict.allowed) expect(verdict.code).toBe('notFound');
      }),
    );
  });

  test('a thing without a unit is nobody’s but a super-admin’s', () => {
    expect(withinCompany(actor('admin', '99', null), { company_id: null }).allowed).toBe(false);
    expect(withinCompany(actor('super-admin', '99', null), { company_id: null }).allowed).toBe(true);
  });

  test.each([
    [actor('super-admin', '1', null), true],
    [actor('admin'), true],
    [actor('admin', '99', '2'), false],
    [actor('teacher', '20'), true],
    [actor('teacher', '21'), false],
    [actor('student', '30'), false],
    [actor('student', '32'), false],
    [actor('student', '20'), false],
    [actor('wwo'), false],
    [actor('sponsor'), false],
  ])('%o runs the class: %s', (who, runs) => {
    expect(mayRunClass(who, classroom).allowed).toBe(runs);
  });

  test('an attempt is its student’s and the class’s', () => {
    expect(mayViewAttempt(actor('student', '30'), { student_id: '30' }, classroom).allowed).toBe(true);
    expect(mayViewAttempt(actor('student', '31'), { student_id: '30' }, classroom).allowed).toBe(false);
    expect(mayViewAttempt(actor('teacher', '20'), { student_id: '30' }, classroom).allowed).toBe(true);
  });
});
