import { classQueries } from '@sen/api/resources/classes/classQueries';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ApprovalDesk } from '../../patterns/approvals/ApprovalDesk';

/** What a decision and its undoing change: the number beside the menu's entry too. */
const decisionChanges = [
  registrationQueries.all(),
  classQueries.all(),
  courseQueries.all(),
  forumQueries.all(),
  overviewQueries.waiting().queryKey,
];

/** All requests: an approval places the people in classes and makes courses public. */
export const requestDesk: ApprovalDesk = {
  view: lazyPart(async () => (await import('./RequestDialog')).RequestDialog),
  approve: lazyPart(async () => (await import('./ApproveDialog')).ApproveDialog),
  deny: registrationMutations.deny,
  undo: registrationMutations.undo,
  invalidates: decisionChanges,
};
