import { expect, test } from 'vitest';
import { lineLayout, spreadLabels } from './lineLayout';

const series = (...values: (number | null)[]) => [{ id: 'a', label: 'a', values }];

test('a line has a gap at a missing value', () => {
  const [line] = lineLayout(4, series(1, 2, null, 3), [0, 300], [100, 0]).lines;
  expect(line?.path.match(/M/g)).toHaveLength(2);
  expect(line?.points.map(({ category }) => category)).toEqual([0, 1, 3]);
});

test('a single point is centred', () => {
  const layout = lineLayout(1, series(5), [0, 300], [100, 0]);
  expect(layout.xOf(0)).toBe(150);
  expect(layout.lines[0]?.points).toHaveLength(1);
});

test('zero and negative values are drawn', () => {
  const { values, lines } = lineLayout(2, series(-10, 10), [0, 300], [100, 0]);
  expect(values.zero).toBe(50);
  expect(lines[0]?.points.map(({ y }) => y)).toEqual([100, 0]);
});

test('labels keep their distance and stay inside the drawing', () => {
  expect(spreadLabels([10, 12, 90], 18, 100)).toEqual([10, 28, 90]);
  expect(spreadLabels([98, 99], 18, 100)).toEqual([82, 100]);
  expect(spreadLabels([], 18, 100)).toEqual([]);
});
