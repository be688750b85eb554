import type { LessonStatus } from '@sen/api/contract/model';
import type { RuleErrorCode } from '../errors/ruleErrors.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

/** Actions on a lesson. `restate` gives it another status but `locked`. */
export type LessonVerb = 'edit' | 'restate' | 'lock' | 'unlock' | 'delete';

/** The statuses that a form offers, in its order. */
export const chosenLessonStatuses = [
  'draft',
  'published',
  'project',
] as const satisfies readonly LessonStatus[];

/** The statuses of lessons that courses may take. */
export const usableLessonStatuses = ['published', 'project'] as const satisfies readonly LessonStatus[];

/** All statuses, in the order of selectors. */
export const lessonStatuses = [...chosenLessonStatuses, 'locked'] as const satisfies readonly LessonStatus[];

const shown = {
  edit: true,
  restate: true,
  lock: true,
  unlock: 'lessonNotLocked',
  delete: true,
} as const;

/** States × verbs (section 4); an error code is the reason for a refusal. */
export const lessonVerbs = {
  draft: {
    edit: true,
    restate: true,
    lock: 'unableToLockLessonsWithDraftStatus',
    unlock: 'unableToOpenLessonsWithDraftStatus',
    delete: true,
  },
  published: shown,
  project: shown,
  locked: {
    edit: true,
    restate: 'lessonStatusWhileLocked',
    lock: 'lessonAlreadyLocked',
    unlock: true,
    delete: true,
  },
} as const satisfies Record<LessonStatus, Record<LessonVerb, true | RuleErrorCode>>;

/** Returns whether the status of a lesson allows a verb. */
export function stateAllowsLesson(status: LessonStatus, verb: LessonVerb): Verdict {
  const cell = lessonVerbs[status][verb];
  return cell === true ? allowed : refused(cell);
}

/** Allows locking (or unlocking) a selection of lessons as a whole; returns the first refusal. */
export function mayLockLessons(
  selected: readonly { readonly status: LessonStatus }[],
  lock: boolean,
): Verdict {
  return firstRefusal(...selected.map(({ status }) => stateAllowsLesson(status, lock ? 'lock' : 'unlock')));
}
