import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridMove } from './gridMoves';

const size = { rows: 30, columns: 5, page: 10 };
const at = { row: 4, column: 2 };

test.each([
  ['ArrowRight', false, { row: 4, column: 3 }],
  ['ArrowLeft', false, { row: 4, column: 1 }],
  ['ArrowDown', false, { row: 5, column: 2 }],
  ['ArrowUp', false, { row: 3, column: 2 }],
  ['Home', false, { row: 4, column: 0 }],
  ['End', false, { row: 4, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 29, column: 4 }],
  ['PageDown', false, { row: 14, column: 2 }],
  ['PageUp', false, { row: 0, column: 2 }],
])('%s (ctrl %s)', (key, ctrl, place) => {
  expect(gridMove({ key, ctrl }, at, size)).toEqual(place);
});

test('the head is above the first row', () => {
  expect(gridMove({ key: 'ArrowUp', ctrl: false }, { row: 0, column: 2 }, size)).toEqual({
    row: -1,
    column: 2,
  });
  expect(gridMove({ key: 'PageUp', ctrl: false }, { row: -1, column: 2 }, size)).toEqual({
    row: -1,
    column: 2,
  });
});

test('where one reads from right to left, the arrows turn round', () => {
  expect(gridMove({ key: 'ArrowRight', ctrl: false, rtl: true }, at, size)).toEqual({ row: 4, column: 1 });
});

test('the grid ignores letters', () => {
  expect(gridMove({ key: 'a', ctrl: false }, at, size)).toBeUndefined();
});

test('no key moves out of the grid', () => {
  const keys = fc.constantFrom(
    'ArrowRight',
    'ArrowLeft',
    'ArrowDown',
    'ArrowUp',
    'Home',
    'End',
    'PageDown',
    'PageUp',
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(keys, fc.boolean())),
      fc.nat(200),
      fc.integer({ min: 1, max: 20 }),
      (presses, rows, columns) => {
        let place = { row: -1, column: 0 };
        for (const [key, ctrl] of presses) {
          place = gridMove({ key, ctrl }, place, { rows, columns, page: 10 }) ?? place;
          expect(place.row).toBeGreaterThanOrEqual(-1);
          expect(place.row).toBeLessThan(Math.max(rows, 0));
          expect(place.column).toBeGreaterThanOrEqual(0);
          expect(place.column).toBeLessThan(columns);
        }
      },
    ),
  );
});
