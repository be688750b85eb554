import { expect, test } from 'vitest';
import { migrations } from './migrations.gen.ts';

/** Names without a time of day, which sort before all names with one. */
const dateOnly = /^\d{4}-\d{2}-\d{2}-[a-z-]+$/;
const lastDateOnly = '2026-11-22-without-a-list-of-kinds';

test('a new migration sorts after the released ones, which databases have in that order', () => {
  const added = Object.keys(migrations).filter((name) => !dateOnly.test(name) || name > lastDateOnly);
  for (const name of added) expect(name).toMatch(/^\d{4}-\d{2}-\d{2}T\d{4}-[a-z-]+$/);
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted());
});
