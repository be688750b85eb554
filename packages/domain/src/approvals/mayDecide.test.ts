import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { can } from '../access/can.ts';
import { roles } from '../access/roles.ts';
import type { Actor } from '../access/scope.ts';
import type { Verdict } from '../errors/verdict.ts';
import { type ApprovalKind, approvalKinds } from './approvalKinds.ts';
import { type Approval, mayDecide } from './mayDecide.ts';

const codeOf = (verdict: Verdict) => (verdict.allowed ? undefined : verdict.code);
const now = new Date('2026-11-21T02:00:00Z');
const admin: Actor = { id: '2', role: 'admin', company_id: '1' };
const approval: Approval = {
  kind: 'account',
  status: 'pending',
  company_id: '1',
  name: 'An',
  decided_by: null,
  decided_at: null,
};

test.each<[Partial<Approval>, string | undefined]>([
  [{}, undefined],
  [{ company_id: '2' }, 'notFound'],
  [{ company_id: '2', status: 'approved' }, 'notFound'],
  [{ status: 'approved', decided_by: 'Bình', decided_at: now }, 'requestAlreadyApproved'],
  [{ status: 'denied', decided_by: 'Bình', decided_at: now }, 'requestAlreadyDenied'],
  [{ status: 'withdrawn', decided_at: now }, 'requestWithdrawn'],
])('an admin and %j: %s', (changes, code) => {
  expect(codeOf(mayDecide(admin, { ...approval, ...changes }))).toBe(code);
});

test('a second decision is refused with the first decider and time', () => {
  const verdict = mayDecide(admin, {
    ...approval,
    status: 'denied',
    decided_by: 'Bình',
    decided_at: now,
  });
  expect(verdict).toMatchObject({ params: { name: 'An', by: 'Bình', time: now.toISOString() } });
});

test('nothing of another unit is decided by anybody but a super-admin', () => {
  fc.assert(
    fc.property(fc.constantFrom(...roles), fc.constantFrom('1', '3', null), (role, company_id) => {
      const verdict = mayDecide({ id: '9', role, company_id }, { ...approval, company_id: '2' });
      expect(verdict.allowed).toBe(role === 'super-admin');
    }),
  );
});

test.each(Object.keys(approvalKinds) as ApprovalKind[])(
  '%s is decided by those with its permission',
  (kind) => {
    for (const role of roles) {
      const code = codeOf(mayDecide({ id: '9', role, company_id: '1' }, { ...approval, kind }));
      const decides = can(role, approvalKinds[kind].permission);
      expect(code).toBe(decides ? undefined : 'forbidden');
    }
  },
);
