import { expect, test } from 'vitest';
import { columnLayout } from './columnLayout';

const columns = [{ key: 'name', width: 'wide' }, { key: 'mail' }, { key: 'state', width: 'tiny' }] as const;
const none = { select: false, menu: false };

test('columns share what is left', () => {
  expect(columnLayout(columns, { select: true, menu: true })).toEqual({
    template: '3.25rem minmax(13rem, 3fr) minmax(9.75rem, 2fr) 6.25rem 3.25rem',
    least: 35.5,
  });
});

test('the widest column takes the slack before the others grow', () => {
  const bank = [
    { key: 'title', width: 'widest' },
    { key: 'type', width: 'wide' },
    { key: 'category' },
  ] as const;
  const shares =
    columnLayout(bank, none)
      .template.match(/[\d.]+(?=fr)/g)
      ?.map(Number) ?? [];
  const [title = 0, ...others] = shares;
  // In 50 rem the others' shares are below their minimum widths.
  for (const [place, least] of [13, 9.75].entries())
    expect(((others[place] ?? 0) / shares.reduce((sum, share) => sum + share, 0)) * 50).toBeLessThan(least);
  expect(title).toBeGreaterThan(0);
});

test('a width that somebody set is kept, and the others share the rest', () => {
  expect(columnLayout(columns, none, { set: { name: 20 } })).toEqual({
    template: '20rem minmax(9.75rem, 2fr) 6.25rem',
    least: 36,
  });
});

test('where every width is set, the last column fills the frame', () => {
  expect(columnLayout(columns, none, { set: { name: 10, mail: 10, state: 8 } }).template).toBe(
    '10rem 10rem minmax(8rem, 1fr)',
  );
});

test('a width that cannot be read is not taken', () => {
  expect(columnLayout(columns, none, { set: { name: 0.5 } }).template).toMatch(/^4rem /);
});

const bank = [{ key: 'title', width: 'widest' }, { key: 'type' }, { key: 'category' }] as const;
const minimums = (known: Parameters<typeof columnLayout>[2]) =>
  columnLayout(bank, none, known)
    .template.match(/[\d.]+(?=rem)/g)
    ?.map(Number);

test('the widest is comfortable first, then columns are as wide as their content where there is room', () => {
  const content = { type: 11, category: 14 };
  // 36 % of 60 are 21.5; the others need 3.5 rem more.
  expect(minimums({ content, room: 60 })).toEqual([21.5, 11, 14]);
  // 36 % of 42.5 are less than the title's minimum.
  expect(minimums({ content, room: 42.5 })).toEqual([16, 11, 14]);
  // A column that fits is whole before another one grows.
  expect(minimums({ content, room: 38 })).toEqual([16, 11, 11]);
});

test('a table that is too narrow scrolls at its minimum', () => {
  expect(columnLayout(bank, none, { content: { type: 14 }, room: 20 }).least).toBe(35.5);
});

test('content narrower than the column leaves it as it is', () => {
  expect(minimums({ content: { type: 3 }, room: 60 })).toEqual([21.5, 9.75, 9.75]);
});

test('a column gives what its content does not need before the table scrolls', () => {
  // 16 + 9.75 + 9.75 take 35.5.
  expect(minimums({ content: { type: 6, category: 8 }, room: 34 })).toEqual([16, 8.25, 9.75]);
  expect(minimums({ content: { type: 6, category: 8 }, room: 30 })).toEqual([16, 6, 8]);
  // Content that is not text, and widths that somebody set, stay.
  expect(minimums({ content: { type: 6 }, set: { type: 9 }, room: 20 })).toEqual([16, 9, 9.75]);
});
