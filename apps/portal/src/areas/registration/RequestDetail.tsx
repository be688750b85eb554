import type { RequestRow } from '@sen/api/contract/model';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { PageHeader } from '@sen/ui/PageHeader';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { approvalActions } from '../../patterns/approvals/approvalActions';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import * as css from './RequestDetail.css';
import { requestDesk } from './requestDesk';
import { RequestFacts } from './RequestFacts';
import { words } from './words';

interface RequestDetailProps {
  id: string;
  /** Whether the address is one of this request. */
  belongs?: (request: RequestRow) => boolean;
}

/** The page of one request: what it says, then its decision. */
export function RequestDetail({ id, belongs = () => true }: RequestDetailProps) {
  const user = useUser();
  const query = useQuery(registrationQueries.request(id));
  return (
    <DetailPage
      query={query}
      name={({ data }) => words('viewTitle', { name: data.name })}
      belongs={({ data }) => belongs(data)}
    >
      {({ data: request }) => (
        <>
          <PageHeader
            title={words('viewTitle', { name: request.name })}
            back={backToList('requests', 'freeCourseRequests')}
          />
          <RequestFacts request={request} />
          <div className={css.decision}>
            <ActionButtons
              actions={approvalActions(user, requestDesk)}
              only={['approve', 'deny', 'undo']}
              item={request}
            />
          </div>
        </>
      )}
    </DetailPage>
  );
}
