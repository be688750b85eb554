import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activationCodeOf,
  activationLength,
  activationLetters,
  groupedCode,
  isActivationCode,
} from './activationCode.ts';

const code = fc
  .array(fc.constantFrom(...activationLetters), { minLength: activationLength, maxLength: activationLength })
  .map((letters) => letters.join(''));

test('a code is the same however it is typed', () => {
  fc.assert(
    fc.property(code, (one) => {
      const grouped = groupedCode(one);
      expect(grouped).toMatch(/^(.{4}-){3}.{4}$/);
      for (const typed of [one, grouped, ` ${grouped.toLowerCase()} `, grouped.replaceAll('-', ' – ')])
        expect(activationCodeOf(typed)).toBe(one);
      expect(isActivationCode(one)).toBe(true);
    }),
  );
});

test('no letter looks like another one', () => {
  for (const letter of '0O1IL') expect(activationLetters).not.toContain(letter);
  expect(new Set(activationLetters).size).toBe(activationLetters.length);
});

test.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQR0', 'ABCD-EFGH-JKMN-PQRST', 'Ạ'.repeat(16)])(
  '%j is no code',
  (typed) => {
    expect(isActivationCode(activationCodeOf(typed))).toBe(false);
  },
);
