import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkExtraTime, giftOf, longestExtraMinutes, minutesLost, type TimedAttempt } from './extraTime.ts';
import { reopenRefusal } from './reopenRefusal.ts';
import { byUrgency, needsOf, type RoomFacts, roomState } from './roomState.ts';
import { isReachable, isRunning } from './whomActionsConcern.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 25, 2) + minutes * 60_000);
const running: TimedAttempt = {
  state: 'in_progress',
  submitted_by: null,
  started_at: at(0),
  deadline: at(45),
};
const outage = { from: at(10), to: at(22) };
const times = { start: at(0), end: at(120), durationMinutes: 45 };
const whose = (attempt: TimedAttempt | null) => ({ attempt, givenBack: [] });

describe('extra time', () => {
  test('an outage takes what lies within the attempt, in whole minutes', () => {
    expect(minutesLost(running, outage, [])).toBe(12);
    expect(minutesLost({ ...running, started_at: at(15) }, outage, [])).toBe(7);
    expect(minutesLost({ ...running, deadline: at(12.5) }, outage, [])).toBe(3);
    expect(minutesLost({ ...running, started_at: at(22) }, outage, [])).toBe(0);
  });

  test('what was given back before is not given again', () => {
    const lost = (...before: [number, number][]) =>
      minutesLost(
        running,
        outage,
        before.map(([from, to]) => ({ from: at(from), to: at(to) })),
      );
    expect(lost([10, 22])).toBe(0);
    expect(lost([0, 12])).toBe(10);
    expect(lost([12, 15], [14, 18])).toBe(6);
    expect(lost([30, 40])).toBe(12);
    expect(giftOf({ attempt: running, givenBack: [outage] }, { outage }, false)).toBeNull();
  });

  test('nobody gets more than the outage, nor less than nothing', () => {
    const moment = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(moment, moment, moment, moment, (start, length, from, lasts) => {
        const lost = minutesLost(
          { started_at: at(start), deadline: at(start + length) },
          { from: at(from), to: at(from + lasts) },
          [],
        );
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThanOrEqual(Math.min(lasts, length));
      }),
    );
  });

  test('minutes extend what runs and wait for who has not begun; who has handed in gets none', () => {
    expect(giftOf(whose(running), { minutes: 10 }, false)).toEqual({ minutes: 10, how: 'extend' });
    expect(giftOf(whose(null), { minutes: 10 }, false)).toEqual({ minutes: 10, how: 'wait' });
    expect(
      giftOf(whose({ ...running, state: 'marked', submitted_by: 'student' }), { minutes: 10 }, false),
    ).toBeNull();
    expect(
      giftOf(whose({ ...running, state: 'marked', submitted_by: 'time' }), { minutes: 10 }, false),
    ).toBeNull();
  });

  test('once the exam is over, minutes extend what still runs, and wait for nobody', () => {
    expect(giftOf(whose(running), { minutes: 10 }, true)).toEqual({ minutes: 10, how: 'extend' });
    expect(giftOf(whose(null), { minutes: 10 }, true)).toBeNull();
  });

  test('after an outage, what time handed in goes on; what a student handed in stays', () => {
    const over: TimedAttempt = { ...running, state: 'submitted', submitted_by: 'time', deadline: at(20) };
    expect(giftOf(whose(running), { outage }, false)).toEqual({ minutes: 12, how: 'extend' });
    expect(giftOf(whose(over), { outage }, false)).toEqual({ minutes: 10, how: 'reopen' });
    expect(giftOf(whose({ ...over, submitted_by: 'student' }), { outage }, false)).toBeNull();
    expect(giftOf(whose({ ...over, deadline: at(5) }), { outage }, false)).toBeNull();
    expect(giftOf(whose(null), { outage }, false)).toBeNull();
  });

  test.each([
    [{ minutes: 10 }, []],
    [{ minutes: null }, ['thisFieldIsRequired']],
    [{ minutes: 0 }, ['extraMinutesOutOfRange']],
    [{ minutes: 2.5 }, ['extraMinutesOutOfRange']],
    [{ minutes: longestExtraMinutes + 1 }, ['extraMinutesOutOfRange']],
    [{ outage }, []],
    [{ minutes: 5, outage }, ['minutesOrOutage']],
    [{ outage: { from: at(22), to: at(10) } }, ['endNotAfterStart']],
    [{ outage: { from: new Date(Number.NaN), to: at(10) } }, ['thisFieldIsRequired']],
    [{ outage: { from: at(10), to: at(31) } }, ['outageNotOver']],
    [{ outage: { from: at(-600), to: at(10) } }, ['extraMinutesOutOfRange']],
  ])('%j is refused with %j', (draft, codes) => {
    expect(checkExtraTime({ ...draft, reason: 'Mất điện' }, at(30)).map(({ code }) => code)).toEqual(codes);
  });

  test('a reason is required', () => {
    expect(checkExtraTime({ minutes: 5, reason: '  ' }, at(0))).toMatchObject([
      { field: 'reason', code: 'thisFieldIsRequired' },
    ]);
  });
});

describe('a person in the room', () => {
  const seen = (
    minutes: number | null,
    change: Partial<NonNullable<RoomFacts['attempt']>> = {},
  ): RoomFacts => ({
    takesPart: true,
    attempt: {
      ...running,
      seenAt: minutes === null ? null : at(minutes),
      unsent: 0,
      deviceChanges: 0,
      fileTakenAt: null,
      ...change,
    },
  });

  test.each([
    ['has not begun', { takesPart: true, attempt: null }, 5, 'expected', []],
    ['can still begin', { takesPart: true, attempt: null }, 14, 'expected', []],
    ['is late', { takesPart: true, attempt: null }, 15, 'expected', ['late']],
    ['did not come', { takesPart: true, attempt: null }, 120, 'expected', []],
    ['has just begun', seen(null), 0.5, 'in', []],
    ['has begun and was never heard of', seen(null), 1, 'out', ['out']],
    ['works', seen(20), 20.5, 'in', []],
    ['is silent', seen(20), 21, 'out', ['out']],
    ['is silent with answers', seen(20, { unsent: 3 }), 21, 'out', ['out', 'answers_on_device']],
    ['went on with another device', seen(20, { deviceChanges: 1 }), 20, 'in', ['device_changed']],
    ['has handed in', seen(20, { state: 'marked', submitted_by: 'student', unsent: 1 }), 60, 'handed_in', []],
    ['had no time left', seen(45, { state: 'marked', submitted_by: 'time' }), 60, 'handed_in', []],
    ['was lost', seen(30, { state: 'marked', submitted_by: 'time' }), 60, 'handed_in', ['lost_contact']],
    [
      'was lost and brought a file',
      seen(30, { state: 'marked', submitted_by: 'time', unsent: 2, fileTakenAt: at(50) }),
      60,
      'handed_in',
      [],
    ],
    [
      'went on after the file and was lost again',
      seen(70, { state: 'in_progress', unsent: 2, fileTakenAt: at(50) }),
      72,
      'out',
      ['out', 'answers_on_device'],
    ],
  ] as const)('%s', (_, facts, minutes, state, needs) => {
    expect(roomState(facts, at(minutes))).toBe(state);
    expect(needsOf(facts, times, at(minutes))).toEqual(needs);
  });

  test('who needs somebody comes first', () => {
    const people = [{ needs: [] }, { needs: ['late'] }, { needs: ['out', 'answers_on_device'] }] as const;
    expect(people.toSorted(byUrgency)).toEqual([people[2], people[1], people[0]]);
  });
});

test('only what was handed in is reopened, and not once the key is shown', () => {
  expect(reopenRefusal({ state: 'marked' }, 'answers')).toBeNull();
  expect(reopenRefusal({ state: 'submitted' }, 'key')).toBe('reopenKeyShown');
  expect(reopenRefusal({ state: 'in_progress' }, 'nothing')).toBe('reopenWhileRunning');
  expect(reopenRefusal(null, 'nothing')).toBe('reopenNotBegun');
});

test('a message reaches who has not handed in; what runs can be ended', () => {
  const all = [null, 'in_progress', 'submitted', 'marked'] as const;
  expect(all.filter((state) => isReachable({ state }))).toEqual([null, 'in_progress']);
  expect(all.filter((state) => isRunning({ state }))).toEqual(['in_progress']);
});

test('nobody is late at an exam that is open for days, until its time gets short', () => {
  const person = { takesPart: true, attempt: null };
  const open = { start: at(0), end: at(7 * 24 * 60), durationMinutes: 45 };
  expect(needsOf(person, open, at(6 * 24 * 60))).toEqual([]);
  expect(needsOf(person, open, at(7 * 24 * 60 - 105))).toEqual(['late']);
  const short = { start: at(0), end: at(50), durationMinutes: 45 };
  expect(needsOf(person, short, at(9))).toEqual([]);
  expect(needsOf(person, short, at(10))).toEqual(['late']);
});
