import type { ExamStatus } from '@sen/api/contract/model';
import type { ErrorCode } from '../errors/codes.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** What can be done with an exam paper. `take` is a student's start of a new attempt. */
export type ExamVerb = 'edit' | 'publish' | 'lock' | 'unlock' | 'assign' | 'take' | 'delete';

/** Every status, in the order of selectors. */
export const examStatuses = [
  'draft',
  'published',
  'project',
  'locked',
] as const satisfies readonly ExamStatus[];

/** States × verbs (section 4). A code says why not. */
export const examVerbs = {
  draft: {
    edit: true,
    publish: true,
    lock: 'unableToLockExamPapersWithDraftStatus',
    unlock: 'unableToOpenExamPapersWithDraftStatus',
    assign: 'examNotPublished',
    take: 'examNotPublished',
    delete: true,
  },
  published: {
    edit: true,
    publish: 'examAlreadyPublished',
    lock: true,
    unlock: 'examNotLocked',
    assign: true,
    take: true,
    delete: true,
  },
  project: {
    edit: true,
    publish: 'examAlreadyPublished',
    lock: true,
    unlock: 'examNotLocked',
    assign: true,
    take: true,
    delete: true,
  },
  locked: {
    edit: true,
    publish: 'examLocked',
    lock: 'examAlreadyLocked',
    unlock: true,
    assign: 'examLocked',
    take: 'examLocked',
    delete: true,
  },
} as const satisfies Record<ExamStatus, Record<ExamVerb, true | ErrorCode>>;

/** Whether the status of an exam lets a verb through. */
export function stateAllowsExam(status: ExamStatus, verb: ExamVerb): Verdict {
  const cell = examVerbs[status][verb];
  return cell === true ? allowed : refused(cell);
}
