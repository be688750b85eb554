import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleTimes } from './ruleTimes.ts';

const dayMs = 86_400_000;
const days = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / dayMs, max: Date.parse(to) / dayMs })
    .map((day) => day * dayMs + 9 * 3_600_000);
const rules = fc.record({
  frequency: fc.constantFrom('daily', 'monthly', 'yearly'),
  weekdays: fc.constant([]),
  count: fc.option(fc.integer({ min: 1, max: 999 })),
  until: fc.constant(null),
});

test('a rule is taken whole, or for two years from an anniversary that is not after now', () => {
  fc.assert(
    fc.property(
      rules,
      days('2001-01-01', '2030-12-31'),
      days('2026-01-01', '2028-12-31'),
      (rule, first, now) => {
        const times = ruleTimes(rule, first, now);
        const all = Array.from({ length: times?.count ?? 0 }, (_, place) => times?.at(place) ?? 0);
        const [from = 0, to = 0] = [all[0], all.at(-1)];
        expect(all).toEqual([...new Set(all)].toSorted((one, other) => one - other));
        expect(to - from).toBeLessThanOrEqual(2 * 366 * dayMs);
        // A month or a year without the day is passed over.
        const longest = rule.frequency === 'yearly' ? 2 * 366 : 31;
        expect(from === first || from <= now + longest * dayMs).toBe(true);
        if (times?.goesOn) expect(to).toBeGreaterThan(now);
        else if (from === first) expect(all).toHaveLength(rule.count ?? 0);
      },
    ),
  );
});
