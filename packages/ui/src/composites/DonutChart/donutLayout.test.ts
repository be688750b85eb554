import { expect, test } from 'vitest';
import { atMostEight, donutLayout } from './donutLayout';

const items = (...values: number[]) =>
  values.map((value, place) => ({ id: `${place}`, label: `${place}`, value }));

test('shares add up, negative values have none', () => {
  expect(donutLayout(items(30, 10, 0, -5), 100).map(({ share }) => share)).toEqual([0.75, 0.25, 0, 0]);
});

test('nothing but zeros has no shares', () => {
  expect(donutLayout(items(0, 0), 100).map(({ share }) => share)).toEqual([0, 0]);
});

test('the order stays, the first half lies on the right', () => {
  const [first, second] = donutLayout(items(1, 1), 100);
  expect(first?.x).toBeGreaterThan(0);
  expect(second?.x).toBeLessThan(0);
});

test('from the eighth on, items are combined', () => {
  const few = atMostEight(items(1, 2, 3, 4, 5, 6, 7, 8, 9, -1), 'Khác');
  expect(few).toHaveLength(8);
  expect(few.at(-1)).toEqual({ id: 'others', label: 'Khác', value: 17 });
});
