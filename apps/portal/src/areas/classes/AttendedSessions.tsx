import type { OnlineClassRow } from '@sen/api/contract/model';
import { onlineClassQueries } from '@sen/api/resources/classes/onlineClassQueries';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { VideoIcon } from '@sen/ui/icons';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { SessionCard } from '../../patterns/classes/SessionCard';
import { stateOf } from '../../patterns/classes/sessionLabels';
import { sessionWords as words } from '../../patterns/classes/sessionWords';
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
    <Loaded query={query} loading={<Loading titled />}>
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
