import { expect, test } from 'vitest';
import { looksLikeNumber } from './numberText';

test.each(['', ' ', '12', '3,5', '3.5', '-4', '−0,25', '+7', '1.234.567', '1 234,5', '0.75'])(
  '“%s” reads as a number',
  (text) => expect(looksLikeNumber(text)).toBe(true),
);

test.each(['ba', '12a', '1,2,3', '--1', '3/4', '5 %', ','])('“%s” does not', (text) =>
  expect(looksLikeNumber(text)).toBe(false),
);
