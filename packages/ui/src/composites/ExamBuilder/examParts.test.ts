import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hundredths, sumOfScores } from '../ScoreSum/hundredths';
import type { BuilderPart } from './builderProps';
import {
  withEvenParts,
  withEvenQuestions,
  withMovedPart,
  withMovedQuestion,
  withNewPart,
  withoutPart,
  withoutQuestion,
  withQuestionScore,
} from './examParts';

const part = (key: string, ...ids: string[]): BuilderPart => ({
  key,
  title: key,
  score: 40,
  questions: ids.map((id) => ({ id, title: id, score: null })),
});
const parts = [part('one', 'a', 'b'), part('two', 'c'), part('three')];
const ids = (some: readonly BuilderPart[]) =>
  some.map(({ key, questions }) => `${key}:${questions.map(({ id }) => id).join('')}`).join(' ');

test('a question moves within its part and over its edges', () => {
  expect(ids(withMovedQuestion(parts, 'one', 'a', 1))).toBe('one:ba two:c three:');
  expect(ids(withMovedQuestion(parts, 'one', 'b', 1))).toBe('one:a two:bc three:');
  expect(ids(withMovedQuestion(parts, 'two', 'c', -1))).toBe('one:abc two: three:');
  expect(withMovedQuestion(parts, 'one', 'a', -1)).toBe(parts);
});

test('a part moves with its questions', () => {
  expect(ids(withMovedPart(parts, 'two', -1))).toBe('two:c one:ab three:');
  expect(withMovedPart(parts, 'three', 1)).toBe(parts);
});

test('a new part has a key of its own, also after one was taken away', () => {
  const first = withNewPart([]);
  const second = withNewPart(first.parts);
  const third = withNewPart(withoutPart(second.parts, first.key));
  expect(new Set(third.parts.map(({ key }) => key)).size).toBe(2);
});

test('removing and scoring touch one question', () => {
  expect(ids(withoutQuestion(parts, 'one', 'a'))).toBe('one:b two:c three:');
  expect(withQuestionScore(parts, 'one', 'b', 2.5)[0]?.questions.map(({ score }) => score)).toEqual([
    null,
    2.5,
  ]);
});

test('even points sum to the part and to the exam', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 60 }), (whole, count) => {
      const names = Array.from({ length: count }, (_, place) => `q${place}`);
      const [only] = withEvenQuestions([{ ...part('p', ...names), score: whole / 100 }], 'p');
      expect(hundredths(sumOfScores(only?.questions.map(({ score }) => score) ?? []))).toBe(whole);
    }),
  );
  expect(withEvenParts(parts, 100).map(({ score }) => score)).toEqual([33.34, 33.33, 33.33]);
});

test('no move loses or doubles a question', () => {
  const step = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    by: fc.constantFrom(1 as const, -1 as const),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let now: readonly BuilderPart[] = parts;
      for (const { id, by } of steps) {
        const home = now.find(({ questions }) => questions.some((question) => question.id === id));
        if (home) now = withMovedQuestion(now, home.key, id, by);
      }
      expect(now.flatMap(({ questions }) => questions.map(({ id }) => id)).sort()).toEqual(['a', 'b', 'c']);
    }),
  );
});
