import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { stateAfterMarking, stateAllows } from './attemptVerbs.ts';
import { mayMark } from './mayMark.ts';
import { maySave, type RunningAttempt } from './maySave.ts';
import { mayAutoSubmit, maySubmit, submitterAt } from './maySubmit.ts';
import { deadlineOf, graceSeconds, isOverdue, timeLeft } from './time.ts';

const deadline = new Date('2026-11-21T10:00:00Z');
const after = (milliseconds: number) => new Date(deadline.getTime() + milliseconds);
const grace = graceSeconds * 1000;
const running: RunningAttempt = { state: 'in_progress', submitted_by: null, deadline };
const byTime: RunningAttempt = { state: 'submitted', submitted_by: 'time', deadline };
const byHand: RunningAttempt = { state: 'submitted', submitted_by: 'student', deadline };

test('the deadline is the earlier of the duration and the assignment’s end', () => {
  expect(deadlineOf(after(-3_600_000), 45, deadline)).toEqual(after(-900_000));
  expect(deadlineOf(after(-600_000), 45, deadline)).toEqual(deadline);
});

test('time left never goes below 0, and is 0 exactly when overdue', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (offset) => {
      expect(timeLeft(deadline, after(offset))).toBe(Math.max(0, -offset));
      expect(isOverdue(deadline, after(offset))).toBe(offset >= 0);
    }),
  );
});

describe('maySave', () => {
  test.each([
    ['a minute before', running, -60_000, undefined],
    ['a second after', running, 1_000, undefined],
    ['the last moment of the grace', running, grace, undefined],
    ['just past the grace', running, grace + 1, 'answerTooLate'],
    ['after the server handed in', byTime, 5_000, undefined],
    ['after the server handed in, too late', byTime, grace + 1, 'answerTooLate'],
    ['after a submit by hand', byHand, -60_000, 'attemptOver'],
    ['after a submit by hand, in the grace', byHand, 1_000, 'attemptOver'],
    ['marked at once, in the grace', { ...byTime, state: 'marked' as const }, 1_000, undefined],
  ])('%s', (_, attempt, offset, code) => {
    const verdict = maySave(attempt, after(offset));
    expect(verdict.allowed ? undefined : verdict.code).toBe(code);
  });
});

describe('handing in', () => {
  const behind = { last_seq: 5, held_seq: 4 };
  const level = { last_seq: 5, held_seq: 5 };

  test('waits for entries that can still come', () => {
    expect(maySubmit(running, behind, after(-1))).toMatchObject({ code: 'answersMissing' });
    expect(maySubmit(running, behind, after(grace))).toMatchObject({ code: 'answersMissing' });
    expect(maySubmit(running, behind, after(grace + 1)).allowed).toBe(true);
    expect(maySubmit(running, level, after(-1)).allowed).toBe(true);
  });

  test('again is allowed in every state', () => {
    expect(maySubmit(byHand, behind, after(-1)).allowed).toBe(true);
    expect(mayAutoSubmit(byTime, after(-1)).allowed).toBe(true);
  });

  test('by time only when it is over', () => {
    expect(mayAutoSubmit(running, after(-1))).toMatchObject({ code: 'notTimeYet' });
    expect(mayAutoSubmit(running, after(0)).allowed).toBe(true);
    expect([submitterAt(deadline, after(-1)), submitterAt(deadline, after(0))]).toEqual(['student', 'time']);
  });
});

describe('marking', () => {
  test.each([
    ['in_progress', 'long_answer', 1, 'attemptNotOver'],
    ['submitted', 'one_choice', 1, 'markedByTheServer'],
    ['submitted', 'long_answer', 5.01, 'markOutOfRange'],
    ['submitted', 'long_answer', -0.01, 'markOutOfRange'],
    ['submitted', 'long_answer', Number.NaN, 'markOutOfRange'],
    ['submitted', 'short_answer', 5, undefined],
    ['marked', 'long_answer', 0, undefined],
  ] as const)('%s, %s, %d of 5', (state, type, mark, code) => {
    const verdict = mayMark(state, type, mark, 5);
    expect(verdict.allowed ? undefined : verdict.code).toBe(code);
  });

  test('an attempt is marked when nothing waits', () => {
    expect([stateAfterMarking(0), stateAfterMarking(2)]).toEqual(['marked', 'submitted']);
    expect(stateAllows('in_progress', 'review')).toMatchObject({ code: 'reviewNotYetAllowed' });
    expect(stateAllows('marked', 'review').allowed).toBe(true);
  });
});
