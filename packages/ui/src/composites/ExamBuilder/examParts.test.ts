import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  evenShares,
  missingOf,
  moved,
  moveQuestion,
  newPart,
  removeQuestion,
  splitEvenly,
  splitOverParts,
  sumOf,
  type BuilderPart,
  type ExamParts,
} from './examParts';

const part = (scores: (number | null)[], score: number): BuilderPart => ({
  key: 'p',
  title: 'Phần 1',
  score,
  questions: scores.map((value, index) => ({
    question: { id: String(index), title: '', kind: '' },
    score: value,
  })),
});

test('shares sum to the whole and differ by at most a hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 200 }), (cents, count) => {
      const shares = evenShares(cents / 100, count);
      expect(sumOf(shares)).toBe(cents / 100);
      expect(Math.round((Math.max(...shares) - Math.min(...shares)) * 100)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a part is split over its questions', () => {
  expect(splitEvenly(part([null, 3, 9], 100)).questions.map(({ score }) => score)).toEqual([
    33.34, 33.33, 33.33,
  ]);
});

test('what is missing is counted without rounding errors', () => {
  expect(missingOf(sumOf([0.1, 0.2]), 0.3)).toBe(0);
  expect(missingOf(80, 100)).toBe(20);
  expect(missingOf(100.5, 100)).toBe(-0.5);
});

test('moving keeps every thing and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

const named = (key: string, ...ids: string[]): BuilderPart => ({
  key,
  title: key,
  score: 40,
  questions: ids.map((id) => ({ question: { id, title: id, kind: '' }, score: null })),
});
const exam: ExamParts = [named('one', 'a', 'b'), named('two', 'c'), named('three')];
const order = (parts: ExamParts) =>
  parts
    .map(({ key, questions }) => `${key}:${questions.map(({ question }) => question.id).join('')}`)
    .join(' ');

test('a question moves within its part, and over its edge into the one beside it', () => {
  expect(order(moveQuestion(exam, 'one', 'a', 1))).toBe('one:ba two:c three:');
  expect(order(moveQuestion(exam, 'one', 'b', 1))).toBe('one:a two:bc three:');
  expect(order(moveQuestion(exam, 'two', 'c', -1))).toBe('one:abc two: three:');
  expect(moveQuestion(exam, 'one', 'a', -1)).toBe(exam);
  expect(order(removeQuestion(exam, 'one', 'a'))).toBe('one:b two:c three:');
});

test('no move loses or duplicates a question', () => {
  const step = fc.record({ id: fc.constantFrom('a', 'b', 'c'), by: fc.constantFrom<1 | -1>(1, -1) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let now = exam;
      for (const { id, by } of steps) {
        const home = now.find(({ questions }) => questions.some(({ question }) => question.id === id));
        if (home) now = moveQuestion(now, home.key, id, by);
      }
      const ids = now.flatMap(({ questions }) => questions.map(({ question }) => question.id));
      expect(ids.sort()).toEqual(['a', 'b', 'c']);
    }),
  );
});

test('a new part has a key of its own, also after another one was taken away', () => {
  const first = newPart([], '', null);
  const second = newPart([first], '', null);
  const third = newPart([second], '', null);
  expect(third.key).not.toBe(second.key);
});

test('points split over the parts sum to the exam', () => {
  expect(splitOverParts(exam, 100).map(({ score }) => score)).toEqual([33.34, 33.33, 33.33]);
});
