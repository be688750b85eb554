import { expect, test } from 'vitest';
import { factColumns } from './factColumns';

test('rows are full where they can be', () => {
  expect([3, 4, 6, 8, 9, 12].map(factColumns)).toEqual([3, 4, 3, 4, 3, 4]);
});

test('no fact is alone in the last row', () => {
  for (let count = 2; count <= 24; count += 1)
    expect(count % factColumns(count), `${count} facts`).not.toBe(1);
});
