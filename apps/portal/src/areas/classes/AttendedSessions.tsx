import type { OnlineClassRow } from '@sen/api/contract/model';
import { onlineClassQueries } from '@sen/api/resources/classes/onlineClassQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { ExternalIcon, VideoIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Loaded } from '../../patterns/Loaded';
import { formatDeadline } from '../../words/formats';
import { providerNames, sessionLabel, sessionTones, stateOf } from './sessionLabels';
import { sessionWords as words } from './sessionWords';
import { useQuery } from '@tanstack/react-query';

/** The own online sessions in a class; asked for every minute, so that one that begins shows it. */
export function useOwnSessions(classId: string) {
  return useQuery({
    ...onlineClassQueries.ofClass(classId)({ limit: 100, order: 'desc' }),
    refetchInterval: 60_000,
  });
}

/** Those that can be joined, then those to come, the next one first, then those that are over. */
function byUrgency(sessions: readonly OnlineClassRow[], now: number): OnlineClassRow[] {
  const ofState = (state: string) => sessions.filter((session) => stateOf(session, now) === state);
  return [...ofState('open'), ...ofState('coming').toReversed(), ...ofState('over')];
}

interface AttendedSessionsProps {
  query: ReturnType<typeof useOwnSessions>;
}

/** The online sessions of a class for a student who takes part in them. */
export function AttendedSessions({ query }: AttendedSessionsProps) {
  const now = query.dataUpdatedAt;
  return (
    <Loaded query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState icon={VideoIcon} title={words('noSessionsStudent')}>
            {words('noSessionsStudentText')}
          </EmptyState>
        ) : (
          <Columns division="wide">
            {byUrgency(data, now).map((session) => (
              <SessionCard key={session.id} session={session} now={now} />
            ))}
          </Columns>
        )
      }
    </Loaded>
  );
}

function SessionCard({ session, now }: { session: OnlineClassRow; now: number }) {
  const state = stateOf(session, now);
  const { classroom_name, classroom_url, classroom_start_time, provider, meeting_id } = session;
  return (
    <Card
      title={classroom_name}
      level={2}
      footer={
        state !== 'over' && (
          <ButtonLink
            href={classroom_url}
            external
            variant={state === 'open' ? 'primary' : 'secondary'}
            iconEnd={<Icon of={ExternalIcon} />}
          >
            {words('join')}
          </ButtonLink>
        )
      }
    >
      <Stack gap="s">
        <div>
          <StatusBadge tone={sessionTones[state]}>{sessionLabel(state)}</StatusBadge>
        </div>
        <DescriptionList
          look="beside"
          items={[
            { term: words('start'), details: formatDeadline(classroom_start_time) },
            { term: words('provider'), details: providerNames[provider] },
            { term: words('meetingId'), details: meeting_id ?? undefined },
          ]}
        />
      </Stack>
    </Card>
  );
}
