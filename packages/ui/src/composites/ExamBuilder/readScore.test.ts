import { expect, test } from 'vitest';
import { readScore } from './readScore';

test.each([
  ['8,5', 8.5],
  ['8.5', 8.5],
  [' 40 ', 40],
  ['0,25', 0.25],
  ['7,', 7],
  ['', null],
  ['-1', undefined],
  ['1,255', undefined],
  ['1.000,5', undefined],
  ['mười', undefined],
])('%j', (text, score) => {
  expect(readScore(text)).toBe(score);
});
