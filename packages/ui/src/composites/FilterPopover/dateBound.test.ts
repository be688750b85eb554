import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateBound } from './dateBound';

test.each([
  ['2026-11-01', 'isAfter', '2026-10-31T17:00:00Z'],
  ['2026-11-01', 'isBefore', '2026-10-31T16:59:59Z'],
  ['2026-11-01T00:00:00', 'isBefore', '2026-10-31T16:59:59Z'],
  ['2026-11-01T00:00:01', 'isBefore', '2026-10-31T17:00:01Z'],
  ['2026-11-01T08:30', 'isBefore', '2026-11-01T01:30:00Z'],
] as const)('%s %s is %s', (date, compare, moment) => expect(dateBound(date, compare)).toBe(moment));

test('an end is before the start of the same day by one second, on every day', () => {
  const days = fc.integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2099, 0, 1) / 86_400_000 });
  fc.assert(
    fc.property(days, (count) => {
      const day = new Date(count * 86_400_000).toISOString().slice(0, 10);
      expect(Date.parse(dateBound(day, 'isAfter')) - Date.parse(dateBound(day, 'isBefore'))).toBe(1000);
    }),
  );
});
