import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderOf, mergedOrder } from './mergedOrder.ts';

const was = ['1', '2', '3'];
const wanted = ['3', '1', '2'];

test.each<[string, string[], string[] | null]>([
  ['nothing', ['1', '2', '3'], ['3', '1', '2']],
  ['an addition', ['1', '2', '3', '4'], ['3', '1', '2', '4']],
  ['a deletion', ['1', '3'], ['3', '1']],
  ['both', ['2', '3', '4'], ['3', '2', '4']],
  ['another order', ['2', '1', '3'], null],
])('with %s meanwhile', (_, stored, merged) => {
  expect(mergedOrder({ was, wanted, stored })).toEqual(merged);
});

const orders = fc.uniqueArray(fc.stringMatching(/^[1-9]$/));

test('whatever was stored is stored again, each once', () => {
  fc.assert(
    fc.property(orders, orders, (seen, stored) => {
      const merged = mergedOrder({ was: seen, wanted: seen.toReversed(), stored });
      if (merged) expect(isOrderOf(merged, stored)).toBe(true);
    }),
  );
});

test('an order has each id once', () => {
  expect(isOrderOf(wanted, was)).toBe(true);
  expect(isOrderOf(['1', '2'], was)).toBe(false);
  expect(isOrderOf(['1', '2', '2'], was)).toBe(false);
  expect(isOrderOf(['1', '2', '4'], was)).toBe(false);
});
