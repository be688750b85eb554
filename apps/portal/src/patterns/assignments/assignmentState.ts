import type { Assignment } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';

/** The state of an assigned exam for its student; `ending`: time is up, and the server is handing the attempt in. */
export type AssignmentState = 'running' | 'ending' | 'open' | 'upcoming' | 'done' | 'missed';

type OwnAttempts = NonNullable<Assignment['mine']>;

/** The attempt that can be continued at `now`, in epoch milliseconds of the server; without it, when the server answered. */
export function runningAttempt(mine: OwnAttempts | undefined, now = Date.parse(mine?.server_time ?? '')) {
  return mine?.attempts.find(({ state, deadline }) => state === 'in_progress' && Date.parse(deadline) > now);
}

/** The newest attempt that has been handed in. */
export function lastHandedIn(mine: OwnAttempts | undefined) {
  return mine?.attempts
    .filter(({ state }) => state !== 'in_progress')
    .toSorted((a, b) => b.number - a.number)
    .at(0);
}

/** As of the server's response, or of a later `now`; the ready page asks again before an attempt starts. */
export function assignmentState({ timing, mine }: Assignment, now?: number): AssignmentState {
  const attempts = mine?.attempts ?? [];
  if (runningAttempt(mine, now)) return 'running';
  if (attempts.some(({ state }) => state === 'in_progress')) return 'ending';
  // Whatever the student would still hand in, the entered score counts.
  if (mine?.entered) return 'done';
  if (timing === 'happening' && (mine?.attempts_left ?? 0) > 0) return 'open';
  if (timing === 'not_started') return 'upcoming';
  return attempts.length > 0 ? 'done' : 'missed';
}

/** Sort order: what is being sat, exams that can be taken, then upcoming ones, then past ones. */
const ranks: Record<AssignmentState, number> = {
  running: 0,
  ending: 1,
  open: 2,
  upcoming: 3,
  done: 4,
  missed: 5,
};

export function byUrgency(a: Assignment, b: Assignment): number {
  const rank = ranks[assignmentState(a)] - ranks[assignmentState(b)];
  return rank === 0 ? a.end_time.localeCompare(b.end_time) : rank;
}

export const assignmentTones = {
  running: 'attention',
  ending: 'waiting',
  open: 'info',
  upcoming: 'waiting',
  done: 'success',
  missed: 'neutral',
} as const satisfies Record<AssignmentState, Tone>;
