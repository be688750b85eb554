import { expect, test } from 'vitest';
import { openingMinute } from './openingMinute';

const at = (...hours: [number, number][]) => hours.map(([from, to]) => ({ from: from * 60, to: to * 60 }));
const open = (sessions: [number, number][], now?: number, visible = 10) =>
  openingMinute({
    sessions: at(...sessions),
    now: now === undefined ? undefined : now * 60,
    start: 7 * 60,
    visible: visible * 60,
  }) / 60;

test.each([
  ['without sessions, at the working hours', open([]), 7],
  [
    'with all of them in sight, at the working hours',
    open([
      [8, 10],
      [13, 15],
    ]),
    7,
  ],
  [
    'with an early one, at it',
    open([
      [5.5, 6],
      [13, 15],
    ]),
    5,
  ],
  [
    'with late ones alone, at the first',
    open([
      [18, 20],
      [19, 21],
    ]),
    18,
  ],
  [
    'with more than fits, at the first',
    open([
      [6, 8],
      [19, 21],
    ]),
    6,
  ],
  [
    'with now in sight of the first, at the first',
    open(
      [
        [8, 10],
        [19, 21],
      ],
      10,
    ),
    8,
  ],
  [
    'with now far from the first, at the hour before now',
    open(
      [
        [8, 10],
        [19, 21],
      ],
      20,
    ),
    19,
  ],
  ['without sessions and late, at the hour before now', open([], 22), 21],
  ['just after midnight, at it', open([[8, 10]], 0.5), 0],
])('%s', (_, found, expected) => {
  expect(found).toBe(expected);
});
