import { expect, test } from 'vitest';
import { timesOf } from './timesOf';

test('the zone that all times have is in the heading', () => {
  const { header, format } = timesOf(['2026-11-21T03:00:00Z', '2026-12-21T03:00:00Z']);
  expect(header('Bắt đầu')).toBe('Bắt đầu (GMT+\u20607)');
  expect(format('2026-11-21T03:00:00Z')).toBe('10:00 21/11/2026');
});

test('without times there is no zone, and times of several zones say theirs', () => {
  expect(timesOf([]).header('Bắt đầu')).toBe('Bắt đầu');
  // Saigon had another offset in the war.
  const { header, format } = timesOf(['1965-01-01T00:00:00Z', '2026-11-21T03:00:00Z']);
  expect(header('Bắt đầu')).toBe('Bắt đầu');
  expect(format('2026-11-21T03:00:00Z')).toContain('GMT');
});
