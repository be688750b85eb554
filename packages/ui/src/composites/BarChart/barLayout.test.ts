import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { barLayout } from './barLayout';

const room = { across: [0, 300], along: [200, 0], ticks: 5 } as const;
const series = (...values: (number | null)[][]) =>
  values.map((each, place) => ({ id: String(place), label: String(place), values: each }));

test('bars start at zero, negative ones grow downwards', () => {
  const { bars, values } = barLayout({ ...room, categories: 2, series: series([10, -10]), stacked: false });
  const [up, down] = bars;
  expect((up?.from ?? 0) + (up?.length ?? 0)).toBeCloseTo(values.zero);
  expect(down?.from).toBeCloseTo(values.zero);
});

test('stacked bars follow one another', () => {
  const { bars } = barLayout({ ...room, categories: 1, series: series([3], [5]), stacked: true });
  const [low, high] = bars;
  expect((high?.from ?? 0) + (high?.length ?? 0)).toBeCloseTo(low?.from ?? 0);
  expect(low?.start).toBe(high?.start);
});

test('a missing value has no bar, a zero has one without height', () => {
  const { bars } = barLayout({ ...room, categories: 3, series: series([null, 0, 4]), stacked: false });
  expect(bars.map(({ category, length }) => [category, length > 0])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('no bar leaves the drawing, whatever the values', () => {
  const value = fc.oneof(fc.constant(null), fc.integer({ min: -5000, max: 5000 }));
  const rows = fc.array(fc.array(value, { minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.boolean(), (figures, stacked) => {
      const categories = Math.max(...figures.map((row) => row.length));
      const { bars } = barLayout({ ...room, categories, series: series(...figures), stacked });
      for (const bar of bars) {
        expect(bar.from).toBeGreaterThanOrEqual(-0.01);
        expect(bar.from + bar.length).toBeLessThanOrEqual(200.01);
        expect(bar.start).toBeGreaterThanOrEqual(-0.01);
        expect(bar.start + bar.thickness).toBeLessThanOrEqual(300.01);
      }
    }),
    { numRuns: 100 },
  );
});
