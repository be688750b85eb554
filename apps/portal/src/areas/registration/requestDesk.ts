import type { RequestRow } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { approvedTogether } from '@sen/domain/registration/approvedTogether';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ApprovalDesk } from '../../patterns/approvals/ApprovalDesk';
import { refusalText } from '../../words/refusalText';
import { words } from './words';

/** All requests: an approval places the people in one class, which belongs to one unit or course, or makes courses public. */
export const requestDesk: ApprovalDesk<RequestRow> = {
  view: lazyPart(async () => (await import('./RequestDialog')).RequestDialog),
  approve: lazyPart(async () => (await import('./ApproveDialog')).ApproveDialog),
  refuseTogether: (rows) => {
    const together = approvedTogether(
      rows.map(({ kind, course }) => ({ kind, course_id: course?.id ?? null })),
    );
    if (!together.allowed) return refusalText(together);
    const isPublic = rows.every(({ kind }) => kind === 'public_course');
    const units = new Set(rows.map((row) => row.company_id));
    return !isPublic && units.size > 1 ? words('oneUnit') : undefined;
  },
  deny: registrationMutations.deny,
  invalidates: [registrationQueries.all()],
};
