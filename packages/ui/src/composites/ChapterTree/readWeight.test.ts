import { expect, test } from 'vitest';
import { readWeight } from './readWeight';

test.each([
  ['40', 40],
  ['12,5', 12.5],
  [' 33.33 % ', 33.33],
  ['100', 100],
  ['', null],
  ['0', undefined],
  ['0,00', undefined],
  ['100,01', undefined],
  ['-5', undefined],
  ['12,345', undefined],
  ['bốn mươi', undefined],
])('%s is read as %s', (text, weight) => {
  expect(readWeight(text)).toBe(weight);
});
