import type { RequestKind } from '@sen/api/contract/model';
import type { Permission } from '../access/permissions.ts';

interface ApprovalRules {
  /** The permission to decide; it applies within the caller's own unit. */
  readonly permission: Permission;
  /** The page on which the requester reads the decision. */
  readonly page: string;
}

/** The kinds of requests that need a decision. A new kind is one entry here and its effects on the server. */
export const approvalKinds = {
  account: { permission: 'request.decide', page: '/overview' },
  class: { permission: 'request.decide', page: '/course-register' },
} as const satisfies Record<RequestKind, ApprovalRules>;

export type ApprovalKind = keyof typeof approvalKinds;
