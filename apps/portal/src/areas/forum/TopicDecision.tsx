import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { Callout } from '@sen/ui/Callout';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { approvalActions } from '../../patterns/approvals/approvalActions';
import { Loaded } from '../../patterns/Loaded';
import { forumDesk } from './forumDesk';
import { words } from './words';

/** The buttons that decide on the topic of this request, above it. */
export function TopicDecision({ requestId }: { requestId: string }) {
  const user = useUser();
  const query = useQuery(registrationQueries.request(requestId));
  return (
    <Loaded query={query}>
      {({ data: request }) => (
        <Callout
          tone="attention"
          title={words('decideTitle')}
          actions={
            <ActionButtons
              actions={approvalActions(user, forumDesk)}
              only={['deny', 'approve']}
              item={request}
              compact
            />
          }
        />
      )}
    </Loaded>
  );
}
