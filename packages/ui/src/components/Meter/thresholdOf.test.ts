import { expect, test } from 'vitest';
import { thresholdOf } from './thresholdOf';

const full = { from: 90, words: 'Sắp đầy' };
const half = { from: 50, words: 'Quá nửa' };
const free = { from: 0, words: 'Còn nhiều' };

test.each([
  [0, free],
  [49.9, free],
  [50, half],
  [89, half],
  [90, full],
  [120, full],
])('%s has reached %o', (value, threshold) => {
  expect(thresholdOf(value, [full, free, half])).toBe(threshold);
});

test('below the first there is none', () => {
  expect(thresholdOf(-1, [free])).toBeUndefined();
  expect(thresholdOf(1, [])).toBeUndefined();
});
