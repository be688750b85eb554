import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ApprovalDesk } from '../../patterns/approvals/ApprovalDesk';

/** Topics that wait: an approval chooses who reads them. */
export const forumDesk: ApprovalDesk = {
  view: lazyPart(async () => (await import('./TopicDialog')).TopicDialog),
  approve: lazyPart(async () => (await import('./ApproveTopicDialog')).ApproveTopicDialog),
  deny: registrationMutations.deny,
  undo: registrationMutations.undo,
  invalidates: [forumQueries.all(), registrationQueries.all(), overviewQueries.waiting().queryKey],
};
