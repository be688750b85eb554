import { expect, test } from 'vitest';
import { dayPartOf } from './dayPart';

test.each([
  ['2026-11-20T17:00:00Z', 'early'],
  ['2026-11-21T01:59:59Z', 'early'],
  ['2026-11-21T02:00:00Z', 'morning'],
  ['2026-11-21T05:00:00Z', 'afternoon'],
  ['2026-11-21T10:59:59Z', 'afternoon'],
  ['2026-11-21T11:00:00Z', 'evening'],
])('%s is %s in Vietnam', (instant, part) => {
  expect(dayPartOf(new Date(instant))).toBe(part);
});
