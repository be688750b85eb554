import { expect, test } from 'vitest';
import { formatPercent, formatShare } from './formatPercent';

test('a percentage is written as the language does', () => {
  expect([12.5, 33.333, 0, 100].map((value) => formatPercent(value, 'vi'))).toEqual([
    '12,5%',
    '33,33%',
    '0%',
    '100%',
  ]);
  expect(formatPercent(12.5, 'en')).toBe('12.5%');
});

test('a share is written as a whole percentage, with a decimal where wanted', () => {
  expect([0, 0.126, 1].map((share) => formatShare(share, 'vi'))).toEqual(['0%', '13%', '100%']);
  expect(formatShare(0.126, 'vi', 1)).toBe('12,6%');
});
