import type { ActivationCodeDraft, ActivationCodeState } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

export const activationCodeStates = [
  'unused',
  'used',
  'expired',
  'withdrawn',
] as const satisfies readonly ActivationCodeState[];

/** What the state of a code depends on. */
export interface ActivationCodeFacts {
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly withdrawn_at: Date | null;
}

/** The state of a code: once used it stays so, whatever happens later. */
export function activationCodeState(
  { expires_at, used_at, withdrawn_at }: ActivationCodeFacts,
  now: Date,
): ActivationCodeState {
  if (used_at !== null) return 'used';
  if (withdrawn_at !== null) return 'withdrawn';
  return now >= expires_at ? 'expired' : 'unused';
}

const refusals = {
  used: 'activationCodeUsed',
  expired: 'activationCodeExpired',
  withdrawn: 'activationCodeWithdrawn',
} as const satisfies Record<Exclude<ActivationCodeState, 'unused'>, string>;

/** Allows entering a code that nobody has used. */
export function mayActivate(code: ActivationCodeFacts, now: Date): Verdict {
  const state = activationCodeState(code, now);
  return state === 'unused' ? allowed : refused(refusals[state], { expires: code.expires_at.toISOString() });
}

/** Allows withdrawing a code that nobody has used; its student is in the class otherwise. */
export function mayWithdraw(state: ActivationCodeState): Verdict {
  return state === 'used' ? refused('activationCodesUsed') : allowed;
}

export const mostNewCodes = 1000;

/** Validates new codes of a class: how many, and an expiry while the class takes place. */
export function checkActivationCodes(
  { count, expires_at }: Pick<ActivationCodeDraft, 'count' | 'expires_at'>,
  classEnd: Date,
  now: Date,
): FieldError[] {
  const expiry = new Date(expires_at);
  return [
    ...(count < 1 ? [fieldError('count', 'tooSmall', { min: 1 })] : []),
    ...(count > mostNewCodes ? [fieldError('count', 'tooLarge', { max: mostNewCodes })] : []),
    ...(Number.isNaN(expiry.getTime()) ? [fieldError('expires_at', 'thisFieldIsRequired')] : []),
    ...(expiry <= now ? [fieldError('expires_at', 'endInThePast')] : []),
    ...(expiry > classEnd
      ? [fieldError('expires_at', 'expiryAfterClass', { end: classEnd.toISOString() })]
      : []),
  ];
}
