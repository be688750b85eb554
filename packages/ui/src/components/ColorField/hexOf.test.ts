import { expect, test } from 'vitest';
import { hexOf } from './hexOf';

test.each([
  ['#1D6F42', '#1d6f42'],
  [' 1d6f42', '#1d6f42'],
  ['#2a8', '#22aa88'],
  ['', null],
  ['#12345', null],
  ['đỏ', null],
])('%j is %j', (text, hex) => {
  expect(hexOf(text)).toBe(hex);
});
