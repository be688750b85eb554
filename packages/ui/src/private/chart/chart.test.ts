import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmpty, describePoint, tableOf } from './chartWords';
import { pointWalk } from './pointWalk';
import { textWidth } from './textWidth';
import { valueScale } from './valueScale';
import { labelStep, wrapLabel } from './wrapLabel';

test('an axis ends at round figures and holds zero', () => {
  const scale = valueScale([12, 171], [200, 0]);
  expect(scale.ticks.map(({ value }) => value)).toEqual([0, 50, 100, 150, 200]);
  expect(scale.zero).toBe(200);
});

test('an axis of nothing but zeros is still an axis', () => {
  expect(valueScale([0, 0], [100, 0]).ticks.map(({ value }) => value)).toEqual([0, 1]);
  expect(valueScale([], [100, 0]).zero).toBe(100);
});

test('whole figures get no fractions between them', () => {
  expect(valueScale([1, 2], [100, 0]).ticks.map(({ value }) => value)).toEqual([0, 1, 2]);
  expect(valueScale([0.4, 0.9], [100, 0]).ticks.map(({ value }) => value)).toContain(0.2);
});

test('a long label breaks between words and ends in an ellipsis', () => {
  expect(wrapLabel('Tháng 3', 80, 2)).toEqual(['Tháng 3']);
  expect(wrapLabel('Trung tâm Đào tạo Cảng vụ', 80, 2)).toEqual(['Trung tâm', 'Đào tạo…']);
  expect(wrapLabel('Nghiêngnghiêng', 50, 1)).toEqual(['Nghiê…']);
});

test('no line is wider than its room', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 40, max: 300 }), (text, room) => {
      for (const line of wrapLabel(text, room, 2)) expect(textWidth(line)).toBeLessThanOrEqual(room);
    }),
  );
});

test('a narrow letter takes less room than a wide one, and marks take none', () => {
  expect(textWidth('Illinois')).toBeLessThan(textWidth('Mammamma') / 1.5);
  expect(textWidth('Nghiễm ậ')).toBe(textWidth('Nghiem a'));
});

test('labels that would touch are left out', () => {
  expect(labelStep(60, 80)).toBe(1);
  expect(labelStep(60, 20)).toBe(3);
  expect(labelStep(60, 0)).toBe(1);
});

test('arrows walk the data and stop at the ends', () => {
  expect(pointWalk('ArrowRight', { category: 0, series: null }, 3, 2)).toEqual({ category: 1, series: 0 });
  expect(pointWalk('ArrowRight', { category: 2, series: 1 }, 3, 2)).toEqual({ category: 2, series: 1 });
  expect(pointWalk('ArrowDown', { category: 1, series: 0 }, 3, 2)).toEqual({ category: 1, series: 1 });
  expect(pointWalk('End', null, 3, 2)).toEqual({ category: 2, series: 0 });
  expect(pointWalk('a', null, 3, 2)).toBeNull();
  expect(pointWalk('ArrowRight', null, 0, 0)).toBeNull();
});

const series = [
  { id: 'a', label: 'Đạt', values: [1, null] },
  { id: 'b', label: 'Chưa đạt', values: [2, 3] },
];
const formatValue = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : `${value} bài`;

test('a datum is said in words', () => {
  expect(describePoint({ category: 1, series: 0 }, ['Một', 'Hai'], series, formatValue)).toBe('Hai, Đạt: –');
  expect(describePoint({ category: 0, series: null }, ['Một'], series.slice(1), formatValue)).toBe(
    'Một: 2 bài',
  );
  expect(describePoint(null, [], series, formatValue)).toBe('');
});

test('the table has a row per category', () => {
  const table = tableOf({ categoryLabel: 'Quý', categories: ['Một', 'Hai'], series }, formatValue);
  expect(table.head).toEqual(['Quý', 'Đạt', 'Chưa đạt']);
  expect(table.rows[1]).toEqual({ head: 'Hai', cells: ['–', '3 bài'] });
});

test('zero is a figure, nothing is none', () => {
  expect(isEmpty({ categories: ['Một'], series: [{ id: 'a', label: 'a', values: [0] }] })).toBe(false);
  expect(isEmpty({ categories: ['Một'], series: [{ id: 'a', label: 'a', values: [null] }] })).toBe(true);
  expect(isEmpty({ categories: [], series })).toBe(true);
});
