import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { numberReadings } from './numbers.ts';

test.each([
  ['8,5', [8.5]],
  ['8.5', [8.5]],
  [' -8,5 ', [-8.5]],
  ['−3', [-3]],
  ['+3', [3]],
  ['1.234,5', [1234.5]],
  ['1,234.5', [1234.5]],
  ['1.234.567', [1234567]],
  ['1,234,567.25', [1234567.25]],
  ['1 234,5', [1234.5]],
  ['1\u00a0234', [1234]],
  ['1.234', [1.234, 1234]],
  ['12,500', [12.5, 12500]],
  ['0,125', [0.125]],
  ['0.500', [0.5]],
  [',5', [0.5]],
  ['5,', [5]],
  ['007', [7]],
  ['1E+05', [100000]],
  ['1.5e-7', [1.5e-7]],
  ['', []],
  ['-', []],
  ['.', []],
  ['1.2.3', []],
  ['1,23,456', []],
  ['1.234.5', []],
  ['1,2.345,6', []],
  ['12 34', []],
  ['8,5 điểm', []],
  ['1e999', []],
  ['٣', []],
])('%j can mean %j', (typed, readings) => expect(numberReadings(typed)).toEqual(readings));

test('numbers formatted by Intl in vi, en and fr are read back', () => {
  const value = fc.integer({ min: -1e11, max: 1e11 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(value, fc.constantFrom('vi', 'en', 'fr'), (number, language) => {
      const written = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(number);
      expect(numberReadings(written)).toContain(Object.is(number, -0) ? 0 : number);
    }),
  );
});

test('anything else is no number, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(numberReadings(typed).every(Number.isFinite)).toBe(true);
    }),
  );
});
