import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedScore, finalScore, type ScoredAttempt } from './countedScore.ts';

const attempts = fc.array(fc.option(fc.integer({ min: 0, max: 100 })));

test('an entered score counts whatever the attempts are worth', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 0, max: 100 })), attempts, (score, others) => {
      expect(countedScore({ score }, others)).toBe(score);
    }),
  );
});

test('without one the best attempt counts', () => {
  expect(countedScore(undefined, [])).toBeNull();
  expect(countedScore(undefined, [null])).toBeNull();
  expect(countedScore(undefined, [40, null, 63])).toBe(63);
});

const scored = fc.array(
  fc.record({
    state: fc.constantFrom('in_progress' as const, 'submitted' as const, 'marked' as const),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
  }),
);

test('what waits to be marked never decides, whatever it is worth so far', () => {
  fc.assert(
    fc.property(scored, fc.integer({ min: 0, max: 100 }), (given, other) => {
      const changed = given.map((one): ScoredAttempt =>
        one.state === 'submitted' ? { ...one, score: other } : one,
      );
      expect(finalScore(undefined, changed)).toEqual(finalScore(undefined, given));
      expect(finalScore(undefined, given).waits).toBe(given.some(({ state }) => state === 'submitted'));
      expect(finalScore({ score: other }, given)).toEqual({ score: other, waits: false });
    }),
  );
});
