import { expect, test } from 'vitest';
import { perhapsOfTen } from './perhapsOfTen.ts';

test('scores out of ten are pointed out, others are not', () => {
  expect(perhapsOfTen([8.5, 10, 3], 'vi')).toMatchObject([{ code: 'perhapsOfTen' }]);
  for (const scores of [[8.5, 10], [8.5, 10, 35], [0, 0, 0], []])
    expect(perhapsOfTen(scores, 'vi')).toEqual([]);
});
