import type { OwnRequest } from '@sen/api/contract/model';
import { fetchMe } from '@sen/api/resources/auth/fetchMe';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { ClockIcon } from '@sen/ui/icons';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { confirmUser } from '../../app/session/session';
import { useUser } from '../../app/session/useUser';
import { Loaded } from '../../patterns/Loaded';
import { formatDateTime } from '../../words/formats';
import { DeniedByUnit } from './DeniedByUnit';
import { waitingWords as words } from './waitingWords';

/** Polling interval, milliseconds. */
const askEvery = 30_000;

/** The only page of a user whose account waits for a unit: the status of the request. */
export function WaitingForUnit() {
  const query = useQuery({ ...registrationQueries.own(), refetchInterval: askEvery });
  const letInAt = query.data?.data.status === 'approved' ? query.dataUpdatedAt : 0;
  useEffect(() => {
    // Access depends on the account, which is refetched; if that fails, the next poll repeats it.
    if (letInAt > 0) fetchMe().then(confirmUser, () => undefined);
  }, [letInAt]);
  return (
    <Loaded query={query}>
      {({ data }) =>
        data.status === 'denied' ? <DeniedByUnit request={data} /> : <Waiting request={data} />
      }
    </Loaded>
  );
}

function Waiting({ request }: { request: OwnRequest }) {
  const { email } = useUser();
  return (
    <EmptyState tone="waiting" icon={ClockIcon} title={words('title', { unit: request.company_name })}>
      {words('text', { email })}
      <Text size="small" tone="muted">
        {words('sentAt', { time: formatDateTime(request.created_at) })}
      </Text>
    </EmptyState>
  );
}
