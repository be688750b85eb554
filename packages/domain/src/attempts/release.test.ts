import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { ReleaseTime, Shown } from '@sen/api/contract/model';
import {
  defaultRelease,
  isKeyEarly,
  keyHeldUntil,
  type Release,
  type ReleaseFacts,
  releaseTimes,
  type SharedUse,
  showsEnteredScore,
  shownToStudent,
} from './release.ts';
import { graceSeconds } from './time.ts';

const end = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(end.getTime() + seconds * 1000);
const handedIn = { state: 'marked', submitted_by: 'student', deadline: after(-3600) } as const;
const facts = (change: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  attempt: handedIn,
  release: defaultRelease,
  end,
  attemptsLeft: 1,
  ownDeadline: null,
  latestDeadline: null,
  ...change,
});
const later = { attempt: { ...handedIn, submitted_by: 'time' }, ownDeadline: handedIn.deadline } as const;

test.each<[string, Partial<ReleaseFacts>, number, Shown]>([
  ['the own answers at once', {}, -1800, 'answers'],
  ['not the key in the grace after the end', {}, graceSeconds, 'answers'],
  ['the key when the exam has ended', {}, graceSeconds + 1, 'key'],
  ['not the key while somebody has extra time', { latestDeadline: after(600) }, 610, 'answers'],
  ['the key when the extra time is over', { latestDeadline: after(600) }, 621, 'key'],
  ['nothing in the grace of an attempt that the server submitted', later, -3590, 'nothing'],
  [
    'nothing of a running attempt',
    { attempt: { ...handedIn, state: 'in_progress', submitted_by: null } },
    0,
    'nothing',
  ],
])('by default a student sees %s', (_, change, seconds, shown) => {
  expect(shownToStudent(facts(change), after(seconds))).toBe(shown);
});

const keyOf = (show_key: ReleaseTime): Release => ({ ...defaultRelease, show_key });

test.each<[string, ReleaseTime, SharedUse[], Date | null]>([
  ['no other assignment', 'ended', [], null],
  ['one that is over', 'ended', [{ show_key: 'ended', end: after(-graceSeconds - 1) }], null],
  ['one in its grace', 'ended', [{ show_key: 'ended', end: after(-graceSeconds) }], after(-graceSeconds)],
  [
    'several, for the last of them',
    'ended',
    [
      { show_key: 'ended', end: after(900) },
      { show_key: 'never', end: after(7200) },
      { show_key: 'at_once', end: after(-900) },
    ],
    after(7200),
  ],
  ['an exercise that others still do', 'ended', [{ show_key: 'at_once', end: after(60) }], after(60)],
  ['an exam, though the own key is early', 'at_once', [{ show_key: 'ended', end: after(60) }], after(60)],
  ['not another exercise', 'at_once', [{ show_key: 'no_attempt_left', end: after(60) }], null],
])('a key waits for other assignments of the same questions: %s', (_, show_key, others, until) => {
  expect(keyHeldUntil(keyOf(show_key), others, end)).toEqual(until);
});

const lastAttempt: Release = { ...defaultRelease, show_key: 'no_attempt_left' };

test.each<[string, Partial<ReleaseFacts>, number, Shown]>([
  ['an attempt is left', {}, -60, 'answers'],
  ['the last one is handed in', { attemptsLeft: 0 }, -60, 'key'],
  ['the last one still runs', { attemptsLeft: 0, ownDeadline: after(-30) }, -60, 'answers'],
  ['the last one is in its grace', { attemptsLeft: 0, ownDeadline: after(-70) }, -60, 'answers'],
  ['none can be started any more', {}, 0, 'key'],
])('with the key when no attempt is left: %s', (_, change, seconds, shown) => {
  expect(shownToStudent(facts({ release: lastAttempt, ...change }), after(seconds))).toBe(shown);
});

test('what is never shown stays hidden, with all that builds on it', () => {
  const nothing: Release = { show_score: 'never', show_answers: 'at_once', show_key: 'at_once' };
  expect(shownToStudent(facts({ release: nothing }), after(9999))).toBe('nothing');
});

test('while anybody can answer, the key is shown only if whoever assigned the exam was warned', () => {
  const time = fc.constantFrom(...releaseTimes);
  const moment = fc.integer({ min: -7200, max: 7200 });
  const deadline = fc.option(moment.map(after));
  fc.assert(
    fc.property(
      fc.record({ show_score: time, show_answers: time, show_key: time }),
      fc.nat({ max: 2 }),
      deadline,
      deadline,
      moment,
      (release, attemptsLeft, ownDeadline, latestDeadline, seconds) => {
        const now = after(seconds);
        const open = [end, latestDeadline].some(
          (until) => until !== null && now.getTime() <= until.getTime() + graceSeconds * 1000,
        );
        const shown = shownToStudent(facts({ release, attemptsLeft, ownDeadline, latestDeadline }), now);
        if (shown === 'key' && open) expect(isKeyEarly(release)).toBe(true);
      },
    ),
  );
});

test.each<[ReleaseTime, number, boolean]>([
  ['at_once', -3600, true],
  ['no_attempt_left', -3600, false],
  ['no_attempt_left', 0, true],
  ['ended', graceSeconds, false],
  ['ended', graceSeconds + 1, true],
  ['never', 86_400, false],
])(
  'an entered score is shown as that of an attempt: %s, %i s after the end',
  (show_score, seconds, isShown) => {
    const shown = showsEnteredScore(facts({ release: { ...defaultRelease, show_score } }), after(seconds));
    expect(shown).toBe(isShown);
  },
);
