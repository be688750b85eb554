import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { UploadRate } from './UploadRate';

test('a steady line gives the time that is left', () => {
  const rate = new UploadRate();
  for (let second = 0; second <= 5; second += 1) rate.add(second * 1000, second * 10);
  expect(rate.secondsLeft(150)).toBeCloseTo(10);
});

test('nothing is said after a moment, nor of a line that stands still', () => {
  const rate = new UploadRate();
  rate.add(0, 0);
  rate.add(500, 10);
  expect(rate.secondsLeft(100)).toBeUndefined();
  for (let at = 1_000; at <= 20_000; at += 1_000) rate.add(at, 10);
  expect(rate.secondsLeft(100)).toBeUndefined();
});

test('is never negative or infinite, whatever arrives', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { maxLength: 40 }), (sizes) => {
      const rate = new UploadRate();
      for (const [at, sent] of sizes.entries()) rate.add(at * 700, sent);
      const left = rate.secondsLeft(1_000);
      expect(left === undefined || (left >= 0 && Number.isFinite(left))).toBe(true);
    }),
  );
});
