import type { Query } from '@sen/api/contract/model';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { useUser } from '../../app/session/useUser';
import { approvalActions, unselectableReason } from '../../patterns/approvals/approvalActions';
import { approvalStatus } from '../../patterns/approvals/approvalStatus';
import { useList } from '../../patterns/list/useList';
import { requestDesk } from './requestDesk';
import { words } from './words';

/** The requests for free courses, of all or of one. */
export function useCourseRequests(name: string, courseId?: string) {
  const user = useUser();
  return useList({
    name,
    query: (query: Query<'listRequests'>) =>
      registrationQueries.requests({
        ...query,
        kind: 'free_course',
        ...(courseId !== undefined && { course_id: courseId }),
      }),
    search: 'name',
    // Those that have waited longest first.
    sorts: ['status', 'created_at', 'name', 'full_name'],
    order: 'asc',
    filters: (filter) => [
      filter.choices('status', words('status'), approvalStatus.values, approvalStatus.label),
      filter.text('email', words('email')),
      filter.text('phone', words('phone')),
      filter.dates('created_at', words('created')),
    ],
    rowName: (row) => row.name,
    actions: approvalActions(user, requestDesk),
    unselectable: unselectableReason(user),
  });
}
