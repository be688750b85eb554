import type { Role } from '@sen/api/contract/model';
import { can } from '../access/can.ts';
import { type ApprovalKind, approvalKinds } from './approvalKinds.ts';

/** The kinds of requests that a role decides. */
export function kindsDecidedBy(role: Role): ApprovalKind[] {
  // The keys of a record of all kinds.
  const kinds = Object.keys(approvalKinds) as ApprovalKind[];
  return kinds.filter((kind) => can(role, approvalKinds[kind].permission));
}
