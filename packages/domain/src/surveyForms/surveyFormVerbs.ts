import type { ExamStatus } from '@sen/api/contract/model';
import type { RuleErrorCode } from '../errors/ruleErrors.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

/** Actions on a survey form. `restate` gives it another status but `locked`; `assign` asks it in a survey. */
export type SurveyFormVerb = 'edit' | 'restate' | 'lock' | 'unlock' | 'assign' | 'delete';

/** The statuses that a form offers, in its order. */
export const chosenSurveyFormStatuses = [
  'draft',
  'published',
  'project',
] as const satisfies readonly ExamStatus[];

/** All statuses, in the order of selectors. */
export const surveyFormStatuses = [
  ...chosenSurveyFormStatuses,
  'locked',
] as const satisfies readonly ExamStatus[];

const open = {
  edit: true,
  restate: true,
  lock: true,
  unlock: 'surveyFormNotLocked',
  assign: true,
  delete: true,
} as const;

/** States × verbs, as with exams (section 4); an error code is the reason for a refusal. */
export const surveyFormVerbs = {
  draft: {
    edit: true,
    restate: true,
    lock: 'unableToLockSurveyFormsWithDraftStatus',
    unlock: 'unableToOpenSurveyFormsWithDraftStatus',
    assign: 'surveyFormNotPublished',
    delete: true,
  },
  published: open,
  project: open,
  locked: {
    edit: true,
    restate: 'surveyFormStatusWhileLocked',
    lock: 'surveyFormAlreadyLocked',
    unlock: true,
    assign: 'surveyFormLocked',
    delete: true,
  },
} as const satisfies Record<ExamStatus, Record<SurveyFormVerb, true | RuleErrorCode>>;

/** Returns whether the status of a survey form allows a verb. */
export function stateAllowsSurveyForm(status: ExamStatus, verb: SurveyFormVerb): Verdict {
  const cell = surveyFormVerbs[status][verb];
  return cell === true ? allowed : refused(cell);
}

/** Allows locking (or unlocking) a selection of survey forms as a whole; returns the first refusal. */
export function mayLockSurveyForms(
  selected: readonly { readonly status: ExamStatus }[],
  lock: boolean,
): Verdict {
  return firstRefusal(
    ...selected.map(({ status }) => stateAllowsSurveyForm(status, lock ? 'lock' : 'unlock')),
  );
}
