import { zoneOf } from '@sen/domain/time/formatInstant';
import { formatDateTime, formatDeadline } from './formats';

/** How a column shows these times: the zone once, in its heading, where all have the same, and otherwise with each. */
export function timesOf(instants: readonly string[]) {
  const [zone, ...others] = new Set(instants.map((instant) => zoneOf(new Date(instant))));
  const isShared = zone !== undefined && others.length === 0;
  return {
    header: (words: string) => (isShared ? `${words} (${zone})` : words),
    format: isShared ? formatDateTime : formatDeadline,
  };
}
