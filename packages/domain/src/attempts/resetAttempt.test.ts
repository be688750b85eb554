import { describe, expect, test } from 'vitest';
import type { RunningAttempt } from './maySave.ts';
import { checkRetake, mayReset, type RetakeCircumstances, workState } from './resetAttempt.ts';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const deadline = at('09:30:00');

describe('an attempt can be reset', () => {
  const verdict = (attempt: Omit<RunningAttempt, 'deadline'>, now: Date) =>
    mayReset({ ...attempt, deadline }, now);

  test('once its student has handed it in', () =>
    expect(verdict({ state: 'submitted', submitted_by: 'student' }, at('09:00:00')).allowed).toBe(true));

  test('when time is up, as soon as no late answer is taken any more', () => {
    const overdue = { state: 'marked', submitted_by: 'time' } as const;
    expect(verdict(overdue, at('09:30:20'))).toMatchObject({
      code: 'attemptStillTaken',
      params: { end: '2026-11-23T09:30:00.000Z' },
    });
    expect(verdict(overdue, at('09:30:20.001')).allowed).toBe(true);
  });

  test('not while it runs, even if the server is late to hand it in', () => {
    const running = { state: 'in_progress', submitted_by: null } as const;
    for (const now of [at('09:00:00'), at('10:00:00')]) expect(verdict(running, now).allowed).toBe(false);
  });
});

describe('it can be taken again', () => {
  const open: RetakeCircumstances = {
    isParticipant: true,
    classEnd: at('23:00:00'),
    examStatus: 'published',
    end: at('12:00:00'),
  };
  const codes = (change: Partial<RetakeCircumstances>, now = at('09:00:00')) =>
    checkRetake('again', { ...open, ...change }, now).map(({ field, code }) => [field, code]);

  test('while its student could start it', () => expect(codes({})).toEqual([]));

  test.each<[string, Partial<RetakeCircumstances>, Date, string]>([
    ['has left the class', { isParticipant: false }, at('09:00:00'), 'retakeNotParticipant'],
    ['comes after the exam', {}, at('12:00:00'), 'retakeAfterEnd'],
    ['comes after the test of a training', { classEnd: null }, at('22:59:59'), 'testRetakeAfterEnd'],
    ['comes after the class', { classEnd: at('08:00:00') }, at('09:00:00'), 'retakeAfterEnd'],
    ['has a locked exam', { examStatus: 'locked' }, at('09:00:00'), 'retakeExamNotOpen'],
  ])('not by who %s', (_, change, now, code) => {
    expect(codes(change, now)).toEqual([['retake', code]]);
    expect(checkRetake('none', { ...open, ...change }, now)).toEqual([]);
  });
});

test.each([
  ['coming', 'not_started', 1, []],
  ['open', 'happening', 1, []],
  ['missed', 'finished', 1, []],
  ['running', 'finished', 0, [{ state: 'in_progress', reset: null }]],
  [
    'waiting',
    'happening',
    0,
    [
      { state: 'marked', reset: null },
      { state: 'submitted', reset: null },
    ],
  ],
  ['marked', 'happening', 1, [{ state: 'marked', reset: null }]],
  ['open', 'happening', 1, [{ state: 'marked', reset: {} }]],
  ['reset', 'happening', 0, [{ state: 'submitted', reset: {} }]],
  ['reset', 'finished', 1, [{ state: 'submitted', reset: {} }]],
] as const)('a student’s exam is %s', (state, timing, attempts_left, attempts) =>
  expect(workState({ timing, attempts_left, attempts })).toBe(state),
);

test('a score that was entered is the result, unless an attempt runs', () => {
  const work = { timing: 'finished', attempts_left: 1, attempts: [], entered: {} } as const;
  expect(workState(work)).toBe('marked');
  expect(workState({ ...work, attempts: [{ state: 'in_progress', reset: null }] })).toBe('running');
  expect(workState({ ...work, attempts: [{ state: 'submitted', reset: null }] })).toBe('marked');
});
