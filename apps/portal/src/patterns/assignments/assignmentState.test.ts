import { assignment } from '@sen/api/fixtures/classes';
import type { Assignment } from '@sen/api/contract/model';
import { expect, test } from 'vitest';
import { assignmentState, byUrgency, lastHandedIn } from './assignmentState';

const attempt = {
  id: '1',
  number: 0,
  state: 'marked',
  started_at: '2026-11-21T02:00:00Z',
  deadline: '2026-11-21T02:45:00Z',
  submitted_at: '2026-11-21T02:40:00Z',
  score: 80,
  final_score: 80,
} as const;

const entered = {
  score: 85.5,
  entered_by: { id: '3', name: 'Lê Thị Hồng Ngọc', avatar: null },
  entered_at: '2026-11-21T02:00:00Z',
  reason: null,
};

const of = (change: Partial<Assignment>): Assignment => ({ ...assignment, ...change });
const mine = (attempts_left: number, ...attempts: NonNullable<Assignment['mine']>['attempts']) => ({
  mine: { attempts, attempts_left, best_score: null, server_time: '2026-11-21T02:30:00Z' },
});

test.each<[string, Partial<Assignment>]>([
  ['open', { timing: 'happening', ...mine(2) }],
  ['open', { timing: 'happening', ...mine(1, attempt) }],
  ['running', { timing: 'happening', ...mine(1, { ...attempt, state: 'in_progress' }) }],
  ['running', { timing: 'finished', ...mine(0, { ...attempt, state: 'in_progress' }) }],
  [
    'ending',
    {
      timing: 'happening',
      ...mine(1, { ...attempt, state: 'in_progress', deadline: '2026-11-21T02:30:00Z' }),
    },
  ],
  ['done', { timing: 'happening', ...mine(0, attempt) }],
  ['done', { timing: 'finished', ...mine(1, attempt) }],
  ['done', { timing: 'happening', mine: { ...mine(2).mine, entered } }],
  ['upcoming', { timing: 'not_started', ...mine(2) }],
  ['missed', { timing: 'finished', ...mine(2) }],
])('an assignment is %s', (state, change) => {
  expect(assignmentState(of(change))).toBe(state);
});

test('what one can act on comes first, the earlier end before the later', () => {
  const missed = of({ timing: 'finished', ...mine(2) });
  const soon = of({ timing: 'happening', end_time: '2026-11-22T00:00:00Z', ...mine(1) });
  const later = of({ timing: 'happening', end_time: '2026-11-25T00:00:00Z', ...mine(1) });
  expect([missed, later, soon].toSorted(byUrgency)).toEqual([soon, later, missed]);
});

test('an attempt is continued until its deadline by the clock of the server, not longer', () => {
  const running = of(mine(1, { ...attempt, state: 'in_progress' }));
  const deadline = Date.parse(attempt.deadline);
  expect(assignmentState(running, deadline - 1)).toBe('running');
  expect(assignmentState(running, deadline)).toBe('ending');
});

test('the newest attempt that was handed in has the result; one under way has none', () => {
  const newer = { ...attempt, id: '2', number: 1 };
  const running = { ...attempt, id: '3', number: 2, state: 'in_progress' } as const;
  expect(lastHandedIn(mine(0, newer, attempt, running).mine)?.id).toBe('2');
  expect(lastHandedIn(mine(2).mine)).toBeUndefined();
  expect(lastHandedIn(undefined)).toBeUndefined();
});
