import type { ExamStatus } from '@sen/api/contract/model';
import type { RuleErrorCode } from '../errors/ruleErrors.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** Actions on an exam paper. `publish` makes it public, `project` reserves it for projects; `take` is a
 * student starting a new attempt. */
export type ExamVerb = 'edit' | 'publish' | 'project' | 'lock' | 'unlock' | 'assign' | 'take' | 'delete';

/** All statuses, in the order of selectors. */
export const examStatuses = [
  'draft',
  'published',
  'project',
  'locked',
] as const satisfies readonly ExamStatus[];

/** States × verbs (section 4); an error code is the reason for a refusal. */
export const examVerbs = {
  draft: {
    edit: true,
    publish: true,
    project: true,
    lock: 'unableToLockExamPapersWithDraftStatus',
    unlock: 'unableToOpenExamPapersWithDraftStatus',
    assign: 'examNotPublished',
    take: 'examNotPublished',
    delete: true,
  },
  published: {
    edit: true,
    publish: 'examAlreadyPublished',
    project: true,
    lock: true,
    unlock: 'examNotLocked',
    assign: true,
    take: true,
    delete: true,
  },
  project: {
    edit: true,
    publish: true,
    project: 'examAlreadyForProjects',
    lock: true,
    unlock: 'examNotLocked',
    assign: true,
    take: true,
    delete: true,
  },
  locked: {
    edit: true,
    publish: 'examLocked',
    project: 'examLocked',
    lock: 'examAlreadyLocked',
    unlock: true,
    assign: 'examLocked',
    take: 'examLocked',
    delete: true,
  },
} as const satisfies Record<ExamStatus, Record<ExamVerb, true | RuleErrorCode>>;

/** Returns whether the status of an exam allows a verb. */
export function stateAllowsExam(status: ExamStatus, verb: ExamVerb): Verdict {
  const cell = examVerbs[status][verb];
  return cell === true ? allowed : refused(cell);
}
