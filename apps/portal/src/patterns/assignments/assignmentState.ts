import type { Assignment } from '@sen/api/contract/model';
import type { Tone } from '@sen/ui/tokens/tones';

/** The state of an assigned exam for its student. */
export type AssignmentState = 'running' | 'open' | 'upcoming' | 'done' | 'missed';

/** As of the server's response; the ready page asks again before an attempt starts. */
export function assignmentState({ timing, mine }: Assignment): AssignmentState {
  const attempts = mine?.attempts ?? [];
  if (attempts.some(({ state }) => state === 'in_progress')) return 'running';
  if (timing === 'happening' && (mine?.attempts_left ?? 0) > 0) return 'open';
  if (timing === 'not_started') return 'upcoming';
  return attempts.length > 0 ? 'done' : 'missed';
}

/** Sort order: exams that can be taken, then upcoming ones, then past ones. */
const ranks: Record<AssignmentState, number> = { running: 0, open: 1, upcoming: 2, done: 3, missed: 4 };

export function byUrgency(a: Assignment, b: Assignment): number {
  const rank = ranks[assignmentState(a)] - ranks[assignmentState(b)];
  return rank === 0 ? a.end_time.localeCompare(b.end_time) : rank;
}

export const assignmentTones = {
  running: 'attention',
  open: 'accent',
  upcoming: 'waiting',
  done: 'success',
  missed: 'neutral',
} as const satisfies Record<AssignmentState, Tone>;
