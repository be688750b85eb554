/** What an online session is to its students: it has a start and no end. */
export const sessionStates = ['coming', 'open', 'over'] as const;
export type SessionState = (typeof sessionStates)[number];

/** Milliseconds before its start from which a session counts as open, and after it until which it does. */
const opensBefore = 15 * 60_000;
const lasts = 4 * 60 * 60_000;

/** Whether one joins the session now: from a quarter of an hour before its start until four hours after it. */
export function sessionState(start: Date, now: Date): SessionState {
  const since = now.getTime() - start.getTime();
  if (since < -opensBefore) return 'coming';
  return since < lasts ? 'open' : 'over';
}
