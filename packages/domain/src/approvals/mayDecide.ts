import type { ApprovalStatus } from '@sen/api/contract/model';
import { can } from '../access/can.ts';
import { onlyFor } from '../access/onlyFor.ts';
import { permissions } from '../access/permissions.ts';
import { type Actor, withinCompany } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';
import { type ApprovalKind, approvalKinds } from './approvalKinds.ts';

/** The fields that a decision depends on. */
export interface Approval {
  readonly kind: ApprovalKind;
  readonly status: ApprovalStatus;
  readonly company_id: string;
  /** The name of the requester. */
  readonly name: string;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
}

/** Allows approving or denying a pending request of the caller's own unit, with the permission of its kind. */
export function mayDecide(actor: Actor, approval: Approval): Verdict {
  return firstRefusal(mayUndo(actor, approval), mayBeDecided(approval));
}

/** Allows undoing a decision to whoever may decide; whether something depends on it, the server finds. */
export function mayUndo(actor: Actor, { kind, company_id }: Pick<Approval, 'kind' | 'company_id'>): Verdict {
  const { permission } = approvalKinds[kind];
  return firstRefusal(
    withinCompany(actor, { company_id }),
    can(actor.role, permission) ? allowed : onlyFor(permissions[permission]),
  );
}

/** Refuses a decision on a request that is already decided, with the decider and the time, or that was withdrawn. */
function mayBeDecided({ status, name, decided_by, decided_at }: Omit<Approval, 'kind'>): Verdict {
  if (status === 'pending') return allowed;
  if (status === 'withdrawn') return refused('requestWithdrawn', { name });
  return refused(status === 'approved' ? 'requestAlreadyApproved' : 'requestAlreadyDenied', {
    name,
    by: decided_by ?? '…',
    time: decided_at?.toISOString() ?? '…',
  });
}
