import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOptionOrder, withAll, withoutAny } from './chosenValues';

const options = [
  { value: 'a', label: 'An toàn lao động' },
  { value: 'b', label: 'Sơ cấp cứu', disabled: true },
  { value: 'c', label: 'Kỹ năng bếp' },
];

test('selected values are in the order of the options, values without an option are kept', () => {
  expect(inOptionOrder(options, ['c', 'x', 'a'], ['x'])).toEqual(['a', 'c', 'x']);
  expect(inOptionOrder(options, ['c'], ['x'])).toEqual(['c']);
});

test('all and none leave a disabled option as it is', () => {
  expect(withAll([], options)).toEqual(['a', 'c']);
  expect(withAll(['b'], options)).toEqual(['b', 'a', 'c']);
  expect(withoutAny(['a', 'b', 'c'], options)).toEqual(['b']);
});

test('nothing is chosen twice', () => {
  const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
  fc.assert(
    fc.property(values, (chosen) => {
      const next = inOptionOrder(options, withAll(chosen, options), chosen);
      expect(new Set(next).size).toBe(next.length);
      for (const value of chosen) expect(next).toContain(value);
    }),
  );
});
