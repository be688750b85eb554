import { expect, test } from 'vitest';
import { sessionState } from './sessionState.ts';

const start = new Date('2026-11-22T07:00:00Z');

test.each([
  ['2026-11-22T06:44:59Z', 'coming'],
  ['2026-11-22T06:45:00Z', 'open'],
  ['2026-11-22T10:59:59Z', 'open'],
  ['2026-11-22T11:00:00Z', 'over'],
])('at %s a session that starts at 7:00 is %s', (now, state) => {
  expect(sessionState(start, new Date(now))).toBe(state);
});
