import type { User } from '@sen/api/contract/model';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { can } from '@sen/domain/access/can';
import { useQuery } from '@tanstack/react-query';
import type { MenuEntry } from '../../routes/menus';

/** Polling interval, milliseconds; hidden tabs and exams do not poll. */
const askEvery = 60_000;

/** How much waits behind the entries of the drawer; nothing until it is known. */
export function useWaiting({ role, admission }: User): Partial<Record<MenuEntry, number>> {
  const { data } = useQuery({
    ...overviewQueries.waiting(),
    refetchInterval: askEvery,
    enabled: can(role, 'waiting.view') && !admission,
  });
  return { requests: data?.data.requests?.count ?? 0, toMark: data?.data.submissions.count ?? 0 };
}
