import type { RequestRow } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ApprovalDesk } from '../../patterns/approvals/ApprovalDesk';
import { words } from './words';

/** Requests to join: an approval places the people in one class, and a class belongs to one unit. */
export const requestDesk: ApprovalDesk<RequestRow> = {
  view: lazyPart(async () => (await import('./RequestDialog')).RequestDialog),
  approve: lazyPart(async () => (await import('./ApproveDialog')).ApproveDialog),
  refuseTogether: (rows) =>
    new Set(rows.map((row) => row.company_id)).size > 1 ? words('oneUnit') : undefined,
  deny: registrationMutations.deny,
  invalidates: [registrationQueries.all()],
};
