import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { PageHeader } from '@sen/ui/PageHeader';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { approvalActions } from '../../patterns/approvals/approvalActions';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import type { ParamsOf } from '../../routes/paths';
import { requestDesk } from './requestDesk';
import { RequestFacts } from './RequestFacts';
import { words } from './words';

/** One request about a course, where a notification of it leads. */
export function CourseRequestPage({ params: { cid, pid, id } }: { params: ParamsOf<'courseRequest'> }) {
  const user = useUser();
  const query = useQuery(registrationQueries.request(id));
  return (
    <DetailPage
      query={query}
      name={({ data }) => words('viewTitle', { name: data.name })}
      belongs={({ data }) => data.course?.id === cid && data.project_id === pid}
    >
      {({ data: request }) => (
        <>
          <PageHeader
            title={words('viewTitle', { name: request.name })}
            back={backToList('requests', 'freeCourseRequests')}
            actions={
              <ActionButtons
                actions={approvalActions(user, requestDesk)}
                only={['approve', 'deny', 'undo']}
                item={request}
              />
            }
          />
          <RequestFacts request={request} />
        </>
      )}
    </DetailPage>
  );
}
