import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countKinds, errorPlaces, fixedRows, fixesOf, nextError } from './fixedRows';
import type { ImportRow } from './importProps';

const wrong = (key?: string) => ({ key, reason: 'Thiếu đáp án.' });
const rows: ImportRow[] = [
  { number: 2, cells: { a: '1', b: '2' }, errors: [] },
  { number: 3, kind: 'change', cells: { a: '1', b: '' }, errors: [wrong('b'), wrong('a'), wrong('b')] },
  { number: 4, kind: 'change', cells: { a: '1', b: '2' }, errors: [] },
  { number: 5, cells: { a: '', b: '2' }, errors: [wrong()] },
];
const keys = ['a', 'b'];

test('new, changed and refused rows are counted apart', () => {
  expect(countKinds(rows)).toEqual({ fresh: 1, changed: 1, refused: 2 });
});

test('changes override the values read', () => {
  const fixed = new Map([[3, { changes: { b: '7' }, errors: [] }]]);
  expect(fixedRows(rows, fixed)[1]).toEqual({ ...rows[1], cells: { a: '1', b: '7' }, errors: [] });
  expect(fixedRows(rows, new Map())).toBe(rows);
  expect(fixesOf(fixed, [2, 3])).toEqual([{ number: 3, changes: { b: '7' } }]);
});

test('navigation visits faulty cells in reading order and wraps around', () => {
  const places = errorPlaces(rows, keys);
  expect(places).toEqual([
    { number: 3, key: 'a' },
    { number: 3, key: 'b' },
    { number: 5, key: undefined },
  ]);
  expect(nextError(places, undefined, keys, 1)).toEqual(places[0]);
  expect(nextError(places, places[0], keys, 1)).toEqual(places[1]);
  expect(nextError(places, places[2], keys, 1)).toEqual(places[0]);
  expect(nextError(places, places[0], keys, -1)).toEqual(places[2]);
});

test('navigation continues from a cell that has been fixed meanwhile', () => {
  expect(nextError([{ number: 5, key: 'a' }], { number: 3, key: 'b' }, keys, 1)).toEqual({
    number: 5,
    key: 'a',
  });
  expect(nextError([], { number: 3, key: 'b' }, keys, 1)).toBeUndefined();
});

test('as many steps as errors return to the start', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.constantFrom(1 as const, -1 as const), (start, direction) => {
      const places = errorPlaces(rows, keys);
      let place = places[start % places.length];
      for (let step = 0; step < places.length; step += 1) place = nextError(places, place, keys, direction);
      expect(place).toEqual(places[start % places.length]);
    }),
  );
});
