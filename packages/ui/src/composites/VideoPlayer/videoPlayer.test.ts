import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSpeed, videoCommand } from './videoKeys';
import { furthest, joinRanges, playedSince, secondsOf, seekTarget, type VideoRange } from './videoRanges';
import { resumePoint, timeText } from './videoTime';

const ranges = fc.array(
  fc.tuple(fc.nat(500), fc.nat(60)).map(([from, length]): VideoRange => [from, from + length]),
  { maxLength: 20 },
);
const holds = (some: readonly VideoRange[], moment: number) =>
  some.some(([from, to]) => from <= moment && moment <= to);

test('watched ranges are merged', () => {
  expect(
    joinRanges([
      [5, 10],
      [0, 3],
      [9, 12],
    ]),
  ).toEqual([
    [0, 3],
    [5, 12],
  ]);
  expect(
    joinRanges([
      [0, 3],
      [3.1, 5],
    ]),
  ).toEqual([[0, 5]]);
  expect(joinRanges([[4, 4]])).toEqual([]);
  expect(
    secondsOf([
      [0, 3],
      [2, 5],
      [10, 11],
    ]),
  ).toBe(6);
});

test('merging keeps the covered time and leaves gaps between ranges', () => {
  fc.assert(
    fc.property(ranges, fc.nat(600), (some, moment) => {
      const joined = joinRanges(some);
      const inside = moment + 0.5;
      expect(holds(joined, inside)).toBe(holds(some, inside));
      joined.forEach(([from], at) => expect(from).toBeGreaterThan(joined[at - 1]?.[1] ?? -1));
      expect(joinRanges(joined)).toEqual(joined);
      expect(furthest(joined)).toBe(furthest(some.filter(([from, to]) => to > from)));
    }),
  );
});

test('without skipping ahead, a seek ends at the watched part', () => {
  const watched: VideoRange[] = [
    [0, 40],
    [60, 90],
  ];
  expect(seekTarget(300, { duration: 200, rule: 'freely', watched })).toBe(200);
  expect(seekTarget(120, { duration: 200, rule: 'watched', watched })).toBe(90);
  expect(seekTarget(-5, { duration: 200, rule: 'watched', watched })).toBe(0);
});

test('a seek does not count as playing', () => {
  expect(playedSince(10, 10.25, 1)).toEqual([10, 10.25]);
  expect(playedSince(10, 13, 2)).toEqual([10, 13]);
  expect(playedSince(10, 30, 1)).toBeUndefined();
  expect(playedSince(10, 9, 1)).toBeUndefined();
});

test.each([
  [0, '0:00'],
  [62.9, '1:02'],
  [725, '12:05'],
  [3665, '1:01:05'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%f seconds are %s', (seconds, text) => expect(timeText(seconds)).toBe(text));

test.each([
  [192, 330, 192],
  [3, 330, undefined],
  [325, 330, undefined],
  [undefined, 330, undefined],
  [20, Number.NaN, undefined],
  [6, 12, 6],
])('stopped at %s of %s', (at, duration, point) => expect(resumePoint(at, duration)).toBe(point));

test('each key maps to a command or is left to the browser', () => {
  const on = 'picture' as const;
  expect(videoCommand({ key: 'K', command: false, on })).toEqual({ does: 'toggle' });
  expect(videoCommand({ key: '3', command: false, on })).toEqual({ does: 'seekShare', share: 0.3 });
  expect(videoCommand({ key: 'c', command: true, on })).toBeUndefined();
  expect(videoCommand({ key: 'k', command: false, on: 'field' })).toBeUndefined();
  expect(videoCommand({ key: ' ', command: false, on: 'tool' })).toBeUndefined();
  expect(videoCommand({ key: 'ArrowUp', command: false, on: 'tool' })).toEqual({ does: 'volumeBy', by: 0.1 });
  expect(videoCommand({ key: 'ArrowUp', command: false, on: 'time' })).toBeUndefined();
  expect(videoCommand({ key: 'constructor', command: false, on })).toBeUndefined();
  expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.5, -1)]).toEqual([
    1.25, 0.75, 2, 0.5,
  ]);
});
