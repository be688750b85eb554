import { describe, expect, test } from 'vitest';
import { mayStart, runningAttempt, type StartCircumstances } from './mayStart.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const deadline = at('09:30:00');

const open: StartCircumstances = {
  isParticipant: true,
  classEnd: at('23:00:00'),
  examStatus: 'published',
  start: at('08:00:00'),
  end: at('10:00:00'),
  retakes: 1,
  attempts: [],
  usedNumbers: [],
};

const verdict = (change: Partial<StartCircumstances>, now = at('09:00:00')) =>
  mayStart({ ...open, ...change }, now);

test('may start when all is well', () => expect(verdict({})).toEqual({ allowed: true }));

test.each<[string, Partial<StartCircumstances>, Date, string]>([
  ['somebody else’s exam', { isParticipant: false }, at('09:00:00'), 'notAParticipant'],
  ['too early', {}, at('07:59:59.999'), 'assignmentNotOpen'],
  ['too late', {}, at('10:00:00'), 'assignmentOver'],
  ['after the class', {}, at('23:00:00'), 'classEnded'],
  ['after the training with which it ended', { classEnd: null }, at('23:00:00'), 'assignmentOver'],
  ['locked', { examStatus: 'locked' }, at('09:00:00'), 'examLocked'],
  ['a draft', { examStatus: 'draft' }, at('09:00:00'), 'examNotPublished'],
  [
    'no attempt left',
    {
      attempts: [
        { state: 'marked', deadline },
        { state: 'submitted', deadline },
      ],
    },
    at('09:45:00'),
    'noAttemptLeft',
  ],
  [
    'the running attempt ran out',
    { retakes: 0, attempts: [{ state: 'in_progress', deadline }] },
    deadline,
    'noAttemptLeft',
  ],
])('%s', (_, change, now, code) => expect(verdict(change, now)).toMatchObject({ allowed: false, code }));

test('an attempt that was reset without a retake counts as used', () => {
  expect(verdict({ retakes: 0, usedNumbers: [0] })).toMatchObject({ code: 'noAttemptLeft' });
  expect(verdict({ retakes: 1, usedNumbers: [0] })).toEqual({ allowed: true });
  expect(verdict({ retakes: 1, usedNumbers: [0], attempts: [{ state: 'marked', deadline }] })).toMatchObject({
    code: 'noAttemptLeft',
  });
});

describe('an attempt that runs', () => {
  const attempts = [{ state: 'in_progress' as const, deadline }];

  test('is gone on with, whatever was locked or used up meanwhile', () => {
    expect(verdict({ attempts, retakes: 0, examStatus: 'locked' }).allowed).toBe(true);
  });

  test('is finished by a student who has left the class meanwhile, who then starts no other', () => {
    expect(verdict({ attempts, isParticipant: false }).allowed).toBe(true);
    expect(verdict({ attempts, isParticipant: false }, deadline)).toMatchObject({ code: 'notAParticipant' });
  });

  test('runs until its deadline', () => {
    expect(runningAttempt(attempts, at('09:29:59.999'))).toBe(attempts[0]);
    expect(runningAttempt(attempts, deadline)).toBeUndefined();
  });
});

test('a refusal has the parameters of its message', () => {
  expect(verdict({}, at('07:00:00'))).toMatchObject({ params: { start: '2026-11-21T08:00:00.000Z' } });
  expect(verdict({ retakes: 0, attempts: [{ state: 'marked', deadline }] })).toMatchObject({
    params: { allowed: 1 },
  });
});
