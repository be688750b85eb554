import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedScore } from './countedScore.ts';

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
