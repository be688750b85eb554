import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAt, rowOrder } from './rowOrder';

const collator = new Intl.Collator('vi-VN', { numeric: true });
const order = (values: (string | number | null)[]) => rowOrder(values, (value) => value, collator.compare);
const read = (values: (string | number | null)[], descending = false) => {
  const places = order(values);
  const nulls = values.filter((value) => value === null).length;
  return values.map((_, position) => values[placeAt(places, position, descending, nulls)]);
};

test('Vietnamese words stand in Vietnamese order', () => {
  expect(read(['Ánh', 'Đức', 'Dũng', 'Ân', 'An', 'Ăng'])).toEqual(['An', 'Ánh', 'Ăng', 'Ân', 'Dũng', 'Đức']);
});

test('numbers in words count as numbers', () => {
  expect(read(['Câu 10', 'Câu 9', 'Câu 1'])).toEqual(['Câu 1', 'Câu 9', 'Câu 10']);
});

test('what is missing stands last in both directions', () => {
  expect(read([3, null, 1, null, 2])).toEqual([1, 2, 3, null, null]);
  expect(read([3, null, 1, null, 2], true)).toEqual([3, 2, 1, null, null]);
});

test('equal words keep their order', () => {
  expect([...order(['b', 'a', 'b', 'a'])]).toEqual([1, 3, 0, 2]);
});

test('the order equals that of a stable sort', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4 })), (values) => {
      expect(read(values)).toEqual([...values].sort(collator.compare));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true })), (values) => {
      expect(read(values)).toEqual([...values].sort((a, b) => (a === b ? 0 : a < b ? -1 : 1)));
    }),
  );
});
