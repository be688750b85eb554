import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampWidth,
  hiddenColumns,
  leastWidth,
  mayHide,
  mostWidth,
  withColumn,
  withWidths,
} from './tableView';

const columns = [{ key: 'name' }, { key: 'mail' }, { key: 'age' }];
const keys = fc.array(fc.constantFrom('name', 'mail', 'age', 'gone'));

test('the first column cannot be hidden unless it is hideable', () => {
  expect(columns.map((column) => mayHide(columns, column))).toEqual([false, true, true]);
  expect([...hiddenColumns(columns, { hidden: ['name', 'mail'] })]).toEqual(['mail']);
});

test('at least one column stays, whatever was kept', () => {
  const free = columns.map(({ key }) => ({ key, hideable: true }));
  fc.assert(
    fc.property(keys, (hidden) => {
      expect(hiddenColumns(free, { hidden }).size).toBeLessThan(free.length);
      expect(hiddenColumns(columns, { hidden }).has('name')).toBe(false);
    }),
  );
});

test('hiding and showing a column restores the view, and other keys are kept', () => {
  const hidden = withColumn({ hidden: ['gone'], widths: { age: 8 } }, 'mail', false);
  expect(hidden).toEqual({ hidden: ['gone', 'mail'], widths: { age: 8 } });
  expect(withColumn(hidden, 'mail', true)).toEqual({ hidden: ['gone'], widths: { age: 8 } });
  expect(withColumn(hidden, 'mail', false).hidden).toEqual(['gone', 'mail']);
});

test('widths stay within what can be read', () => {
  expect(withWidths({ widths: { mail: 9 } }, { age: 12.13 })).toEqual({ widths: { mail: 9, age: 12.25 } });
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (width) => {
      expect(clampWidth(width)).toBeGreaterThanOrEqual(leastWidth);
      expect(clampWidth(width)).toBeLessThanOrEqual(mostWidth);
    }),
  );
});
