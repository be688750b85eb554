interface Opening {
  /** What begins on the shown days, in minutes since midnight. */
  sessions: readonly { from: number; to: number }[];
  /** Minutes since midnight, where today is shown. */
  now: number | undefined;
  /** The first working minute. */
  start: number;
  /** How many minutes fit. */
  visible: number;
}

/**
 * The minute at which days open. The working hours, if they show all sessions and now; otherwise the first of these, if all fit from
 * there; otherwise the first session, or the hour before now where that would hide now.
 */
export function openingMinute({ sessions, now, start, visible }: Opening): number {
  const wanted = now === undefined ? sessions : [...sessions, { from: now - 60, to: now + 60 }];
  if (wanted.length === 0) return start;
  const first = Math.min(...wanted.map(({ from }) => from));
  const last = Math.max(...wanted.map(({ to }) => to));
  if (first >= start && last <= start + visible) return start;
  if (last - first <= visible || now === undefined) return hourOf(first);
  const session = Math.min(...sessions.map(({ from }) => from));
  return hourOf(session <= now && now + 60 <= session + visible ? session : now - 60);
}

const hourOf = (minute: number) => Math.max(0, Math.floor(minute / 60) * 60);
