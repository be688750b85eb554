import { expect, test } from 'vitest';
import { fileSize } from './fileSize';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [34_400, '34 kB'],
  [1_440_000, '1,4 MB'],
  [3_000_000_000, '3 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes, 'vi')).toBe(words);
});
