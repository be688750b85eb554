import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearsToChoose } from './yearsToChoose';

const ends = (years: number[]) => [years[0], years.at(-1)];

test('bounds are the ends', () => {
  expect(yearsToChoose({ shown: 2026, min: 2025, max: 2027 })).toEqual([2025, 2026, 2027]);
});

test('without bounds ten years before and after the visible one and today', () => {
  expect(ends(yearsToChoose({ shown: 2026 }))).toEqual([2016, 2036]);
  expect(ends(yearsToChoose({ shown: 2020, today: 2026 }))).toEqual([2010, 2036]);
});

test('a last day alone asks for a birthday', () => {
  expect(ends(yearsToChoose({ shown: 2026, max: 2026 }))).toEqual([1926, 2026]);
});

test('a first day alone looks ahead', () => {
  expect(ends(yearsToChoose({ shown: 2026, min: 2026 }))).toEqual([2026, 2036]);
});

test('the year that is seen is always among them', () => {
  const year = fc.integer({ min: 1, max: 9999 });
  const perhaps = fc.option(year, { nil: undefined });
  fc.assert(
    fc.property(year, perhaps, perhaps, perhaps, (shown, today, min, max) => {
      const years = yearsToChoose({ shown, today, min, max });
      expect(years).toContain(shown);
      expect(years).toEqual([...new Set(years)].sort((one, other) => one - other));
    }),
  );
});
