import type { RequestKind } from '@sen/api/contract/model';
import type { Permission } from '../access/permissions.ts';

interface ApprovalRules {
  /** The permission to decide; it applies within the caller's own unit. */
  readonly permission: Permission;
  /** The page on which the requester reads the decision; of those about a course, by its id. */
  readonly page: (courseId: string) => string;
}

/**
 * Everything that waits for somebody's decision, whichever area it belongs to. A new kind is one entry here, its effects are an
 * `ApprovalSource` on the server. The rows of a kind have it as their `kind`; those of registration are the requests to join.
 */
export const approvalKinds = {
  account: { permission: 'request.decide', page: () => '/overview' },
  class: { permission: 'request.decide', page: () => '/course-register' },
  free_course: { permission: 'request.decide', page: (courseId) => `/free-course/${courseId}` },
  public_course: { permission: 'freeCourse.publish', page: (courseId) => `/courses/${courseId}` },
} as const satisfies Readonly<Record<string, ApprovalRules>> & Record<RequestKind, ApprovalRules>;

export type ApprovalKind = keyof typeof approvalKinds;
