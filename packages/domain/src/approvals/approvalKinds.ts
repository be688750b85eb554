import type { RequestKind } from '@sen/api/contract/model';
import type { Permission } from '../access/permissions.ts';

interface ApprovalRules {
  /** The permission to decide; it applies within the caller's own unit. */
  readonly permission: Permission;
  /** The page on which the requester reads the decision; of those about a course or a topic, by its id. */
  readonly page: (id: string) => string;
  /** The classes among which an approval chooses: requests with the same value share one; null if it gives no place in a class. */
  readonly place: (request: AskedPlace) => string | null;
}

interface AskedPlace {
  readonly company_id: string;
  readonly course_id: string | null;
}

const ofUnit = ({ company_id }: AskedPlace) => `unit:${company_id}`;

const topicPage = (id: string) => `/forum?topicId=${id}`;

/** The kinds of everything that waits for somebody's decision. How one is added: `apps/server/src/approvals/README.md`. */
export const approvalKinds = {
  account: { permission: 'request.decide', page: () => '/overview', place: ofUnit },
  class: { permission: 'request.decide', page: () => '/course-register', place: ofUnit },
  free_course: {
    permission: 'request.decide',
    page: (courseId) => `/free-course/${courseId}`,
    place: ({ course_id }) => `course:${course_id ?? ''}`,
  },
  public_course: {
    permission: 'freeCourse.publish',
    page: (courseId) => `/courses/${courseId}`,
    place: () => null,
  },
  topic_unit: { permission: 'topic.approve', page: topicPage, place: () => null },
  topic_system: { permission: 'topic.publish', page: topicPage, place: () => null },
} as const satisfies Record<RequestKind, ApprovalRules>;

export type ApprovalKind = RequestKind;
