import { expect, test } from 'vitest';
import { firstActions } from './firstActions';

test('the primary one stays longest, one that is not possible now leaves first', () => {
  expect(
    firstActions([
      { disabledReason: 'Đã khóa' },
      { danger: true },
      { variant: 'neutral' },
      {},
      { variant: 'primary' },
    ]),
  ).toEqual([4, 3, 2, 1, 0]);
});

test('otherwise their order counts', () => {
  expect(firstActions([{}, {}])).toEqual([0, 1]);
});
