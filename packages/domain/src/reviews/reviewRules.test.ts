import { expect, test } from 'vitest';
import { checkReview, mayReview } from './reviewRules.ts';

const facts = { attends: true, begun: true, reviewed: false };

test.each([
  [{}, undefined],
  [{ attends: false, begun: false }, 'courseNotAttended'],
  [{ begun: false }, 'courseNotBegun'],
  [{ reviewed: true }, 'courseAlreadyReviewed'],
  [{ attends: false, reviewed: true }, 'courseNotAttended'],
])('%j: %s', (change, code) => {
  const verdict = mayReview({ ...facts, ...change });
  expect(verdict.allowed ? undefined : verdict.code).toBe(code);
});

test('a review needs stars, and no text', () => {
  expect(checkReview({ stars: 4 })).toEqual([]);
  expect(checkReview({ stars: null, text: 'Hay' }).map(({ field }) => field)).toEqual(['stars']);
  expect(checkReview({}).map(({ code }) => code)).toEqual(['thisFieldIsRequired']);
});
