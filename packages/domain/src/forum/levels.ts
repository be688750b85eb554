import type { ApprovalKind } from '../approvals/approvalKinds.ts';
import type { ApprovalLevel, Role, TopicStatus } from '@sen/api/contract/model';
import type { Permission } from '../access/permissions.ts';

interface Level {
  /** Who decides at it, within the own unit. */
  readonly permission: Permission;
  /** Its requests on the desk of everything that waits. */
  readonly kind: ApprovalKind;
  /** Where an approved topic waits; null: it is published. */
  readonly next: ApprovalLevel | null;
}

/** The levels at which a topic is approved, in their order (section 4). */
export const levels = {
  unit: { permission: 'topic.approve', kind: 'topic_unit', next: 'system' },
  system: { permission: 'topic.publish', kind: 'topic_system', next: null },
} as const satisfies Record<ApprovalLevel, Level>;

/** Where the topic of a role first waits; null: whoever is above all levels publishes at once. */
const firstLevels: Readonly<Record<Role, ApprovalLevel | null>> = {
  'super-admin': null,
  admin: 'system',
  teacher: 'unit',
  student: 'unit',
  wwo: 'unit',
  sponsor: 'unit',
};

/** The two fields that tell how far a topic is. */
export interface TopicState {
  readonly topic_status: TopicStatus;
  readonly approval_level: ApprovalLevel | null;
}

/** What becomes of a topic that waits at a level; null: it is published. */
export const waitingAt = (level: ApprovalLevel | null): TopicState =>
  level === null
    ? { topic_status: 'published', approval_level: null }
    : { topic_status: 'pending', approval_level: level };

export const draft: TopicState = { topic_status: 'draft', approval_level: null };

/** What becomes of a topic that its author sends. */
export function sentBy(role: Role): TopicState {
  return waitingAt(firstLevels[role]);
}

/** What becomes of a topic that is approved at a level. */
export function approvedAt(level: ApprovalLevel): TopicState {
  return waitingAt(levels[level].next);
}

/** What becomes of a topic that is rejected at a level. */
export function rejectedAt(level: ApprovalLevel): TopicState {
  return { topic_status: 'rejected', approval_level: level };
}

/** Whether a kind of request is about a topic, and at which level. */
export function levelOf(kind: ApprovalKind): ApprovalLevel | null {
  if (kind === levels.unit.kind) return 'unit';
  return kind === levels.system.kind ? 'system' : null;
}
