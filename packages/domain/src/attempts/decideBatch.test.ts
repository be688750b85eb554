import { expect, test } from 'vitest';
import {
  type Batch,
  type BatchEntry,
  type CurrentAnswers,
  decideBatch,
  type HeldAttempt,
} from './decideBatch.ts';

const deadline = new Date('2026-11-23T03:00:00Z');
const before = new Date('2026-11-23T02:30:00Z');

const held = (changes: Partial<HeldAttempt> = {}): HeldAttempt => ({
  id: '1',
  state: 'in_progress',
  submittedBy: null,
  sealed: false,
  deadline,
  epoch: 'first',
  serverSeq: 0,
  journals: {},
  notices: 0,
  ...changes,
});

const entry = (seq: number, changes: Partial<BatchEntry> = {}): BatchEntry => ({
  seq,
  questionId: '7',
  answer: '"A"',
  empty: false,
  flagged: null,
  base: 0,
  writtenAt: before,
  ...changes,
});

const batch = (entries: BatchEntry[], changes: Partial<Batch> = {}): Batch => ({
  attemptId: '1',
  journalId: 'tablet',
  entries,
  knownServerSeq: 0,
  epoch: 'first',
  arrivedAt: before,
  ...changes,
});

const nothing = (): CurrentAnswers => new Map();

test('entries are numbered in their order, and what came before is skipped', () => {
  const attempt = held();
  const current = nothing();
  expect(decideBatch(attempt, batch([entry(1), entry(2)]), current)).toMatchObject({
    numbered: [{ serverSeq: 1 }, { serverSeq: 2, applied: true }],
  });
  expect(decideBatch(attempt, batch([entry(1), entry(2), entry(3)]), current)).toMatchObject({
    numbered: [{ seq: 3, serverSeq: 3 }],
  });
  expect(attempt).toMatchObject({ serverSeq: 3, journals: { tablet: 3 } });
});

test('a gap is refused as a whole, with the number that is waited for', () => {
  const attempt = held({ journals: { tablet: 4 } });
  expect(decideBatch(attempt, batch([entry(6)]), nothing())).toMatchObject({
    refusal: { code: 'answerBatchGap' },
    expectedSeq: 5,
  });
  expect(attempt.serverSeq).toBe(0);
});

test('an empty answer does not overwrite a newer one of another device', () => {
  const newer: CurrentAnswers = new Map([['7', { seq: 5, journalId: 'phone', empty: false }]]);
  const erase = (base: number, current: CurrentAnswers) =>
    decideBatch(held({ serverSeq: 5 }), batch([entry(1, { answer: '""', empty: true, base })]), current);
  expect(erase(4, new Map(newer))).toMatchObject({ numbered: [{ applied: false }] });
  expect(erase(5, new Map(newer))).toMatchObject({ numbered: [{ applied: true }] });
  const own: CurrentAnswers = new Map([['7', { seq: 5, journalId: 'tablet', empty: false }]]);
  expect(erase(4, own)).toMatchObject({ numbered: [{ applied: true }] });
});

test('a batch of another epoch is refused before anything else, even a repeated one', () => {
  const attempt = held({ journals: { tablet: 2 } });
  expect(decideBatch(attempt, batch([entry(1)], { epoch: 'restored' }), nothing())).toMatchObject({
    refusal: { code: 'serverRestored' },
    expectedSeq: 3,
  });
});

test.each([
  ['19 seconds after the deadline', held({ state: 'submitted', submittedBy: 'time' }), 19, undefined],
  ['too late', held({ state: 'submitted', submittedBy: 'time' }), 21, 'answerTooLate'],
  ['after handing in', held({ state: 'submitted', submittedBy: 'student' }), -60, 'attemptOver'],
  [
    'after its result was seen',
    held({ state: 'marked', submittedBy: 'time', sealed: true }),
    -60,
    'attemptOver',
  ],
])('what arrives %s', (_, attempt, seconds, code) => {
  const arrivedAt = new Date(deadline.getTime() + seconds * 1000);
  const decision = decideBatch(attempt, batch([entry(1)], { arrivedAt }), nothing());
  expect('refusal' in decision ? decision.refusal.code : undefined).toBe(code);
});

test('more journals than anybody has devices are refused', () => {
  const journals = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`device ${index}`, 1]));
  expect(decideBatch(held({ journals }), batch([entry(1)]), nothing())).toMatchObject({
    refusal: { code: 'conflict' },
  });
  expect(
    decideBatch(held({ journals: { ...journals, tablet: 1 } }), batch([entry(2)]), nothing()),
  ).toMatchObject({
    numbered: [{ serverSeq: 1 }],
  });
});
