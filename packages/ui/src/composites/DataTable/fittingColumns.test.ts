import { expect, test } from 'vitest';
import { fittingView } from './fittingColumns';

const columns = [
  { key: 'name', width: 'wide' },
  { key: 'mail', width: 'medium' },
  { key: 'login', width: 'medium', priority: 'low' },
  { key: 'created', width: 'medium', priority: 'low' },
] as const;
const edges = { select: true, menu: true };
/** 13 + 3 × 9.75, and two edges of 3.25. */
const all = 48.75;

test('columns of low priority give way, the last first, until the others fit', () => {
  expect(fittingView(columns, {}, edges, all)).toEqual({});
  expect(fittingView(columns, {}, edges, all - 0.25)).toEqual({ hidden: ['created'] });
  expect(fittingView(columns, {}, edges, 30)).toEqual({ hidden: ['created', 'login'] });
});

test('columns of low priority give way before the widest is squeezed', () => {
  const bank = [
    { key: 'title', width: 'widest' },
    { key: 'type' },
    { key: 'status' },
    { key: 'created', width: 'narrow', priority: 'low' },
  ] as const;
  // The other columns and the edges take 33 rem. Of 50, 36 % are 18 for the title; of 53 they are 19.
  expect(fittingView(bank, {}, edges, 50)).toEqual({ hidden: ['created'] });
  expect(fittingView(bank, {}, edges, 53)).toEqual({});
  expect(fittingView(bank, {}, edges, 100)).toEqual({});
});

test('a table without edges has room for more', () => {
  expect(fittingView(columns, {}, { select: false, menu: false }, 42.25)).toEqual({});
});

test('a view that somebody has set up stays, and so does one of unknown width', () => {
  expect(fittingView(columns, { hidden: [] }, edges, 10)).toEqual({ hidden: [] });
  expect(fittingView(columns, { widths: { name: 20 } }, edges, 10)).toEqual({ widths: { name: 20 } });
  expect(fittingView(columns, {}, edges, undefined)).toEqual({});
});

test('the column that names the row stays', () => {
  const low = [{ key: 'name', priority: 'low' }, { key: 'mail' }] as const;
  expect(fittingView(low, {}, edges, 1)).toEqual({});
});
