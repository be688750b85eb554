import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { whyLeftOut } from './whyLeftOut.ts';

const earned = { earned: true, in_force: false, had_one: false };
const revoked = { ...earned, had_one: true };

test.each([
  ['has earned it', earned, null, null],
  ['has not', { ...earned, earned: false }, 'not_earned', 'not_earned'],
  ['has one', { ...earned, in_force: true, had_one: true }, 'has_one', 'has_one'],
  ['had one that was revoked', revoked, null, 'revoked'],
  ['had one, and no longer earns it', { ...revoked, earned: false }, 'not_earned', 'not_earned'],
  ['has left the class', undefined, 'left_class', 'left_class'],
] as const)('a student who %s', (_, student, named, among) => {
  expect(whyLeftOut(student, { named: true })).toBe(named);
  expect(whyLeftOut(student, { named: false })).toBe(among);
});

test('nobody gets a second one, nor one that is not earned', () => {
  const candidate = fc.record({ earned: fc.boolean(), in_force: fc.boolean(), had_one: fc.boolean() });
  fc.assert(
    fc.property(candidate, fc.boolean(), (student, named) => {
      if (whyLeftOut(student, { named }) === null)
        expect([student.earned, student.in_force]).toEqual([true, false]);
    }),
  );
});
