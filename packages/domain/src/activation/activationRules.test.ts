import { expect, test } from 'vitest';
import { activationCodeState, checkActivationCodes, mayActivate, mayWithdraw } from './activationRules.ts';

const now = new Date('2026-11-24T02:00:00Z');
const later = new Date('2026-11-25T02:00:00Z');
const fresh = { expires_at: later, used_at: null, withdrawn_at: null };

test.each([
  [fresh, 'unused', undefined],
  [{ ...fresh, expires_at: now }, 'expired', 'activationCodeExpired'],
  [{ ...fresh, withdrawn_at: now }, 'withdrawn', 'activationCodeWithdrawn'],
  [{ ...fresh, used_at: now }, 'used', 'activationCodeUsed'],
  [{ expires_at: now, used_at: now, withdrawn_at: now }, 'used', 'activationCodeUsed'],
  [{ ...fresh, expires_at: now, withdrawn_at: now }, 'withdrawn', 'activationCodeWithdrawn'],
] as const)('%j is %s', (code, state, refusal) => {
  expect(activationCodeState(code, now)).toBe(state);
  const verdict = mayActivate(code, now);
  expect(verdict.allowed ? undefined : verdict.code).toBe(refusal);
  expect(mayWithdraw(state).allowed).toBe(state !== 'used');
});

test.each([
  [{ count: 1, expires_at: later.toISOString() }, []],
  [{ count: 1000, expires_at: later.toISOString() }, []],
  [{ count: 0, expires_at: later.toISOString() }, ['tooSmall']],
  [{ count: 1001, expires_at: later.toISOString() }, ['tooLarge']],
  [{ count: 1, expires_at: now.toISOString() }, ['endInThePast']],
  [{ count: 1, expires_at: '2026-11-25T02:00:01Z' }, ['expiryAfterClass']],
  [{ count: 1, expires_at: '' }, ['thisFieldIsRequired']],
])('%j: %j', (draft, codes) => {
  expect(checkActivationCodes(draft, later, now).map(({ code }) => code)).toEqual(codes);
});
