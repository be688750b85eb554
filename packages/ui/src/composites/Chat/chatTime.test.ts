import { expect, test } from 'vitest';
import { dayLabel, dayOf, daysAgo, minuteOf, relativeMoment, shortMoment } from './chatTime';

const zone = 'Asia/Ho_Chi_Minh';
const now = '2026-11-21T03:05:00Z';

test('a day begins at midnight in Việt Nam', () => {
  expect(dayOf('2026-11-20T16:59:59Z', zone)).toBe('2026-11-20');
  expect(dayOf('2026-11-20T17:00:00Z', zone)).toBe('2026-11-21');
  expect(minuteOf('2026-11-20T17:00:00Z', zone)).toBe('00:00');
  expect(daysAgo('2026-11-20T17:00:00Z', now, zone)).toBe(0);
  expect(daysAgo('2026-11-20T16:59:59Z', now, zone)).toBe(1);
});

test('another zone has other days', () => {
  expect(dayOf('2026-11-20T17:00:00Z', 'Europe/Berlin')).toBe('2026-11-20');
  expect(minuteOf('2026-11-20T17:00:00Z', 'Europe/Berlin')).toBe('18:00');
});

test.each([
  ['2026-11-20T17:00:00Z', 'Hôm nay', 'Today'],
  ['2026-11-20T16:59:59Z', 'Hôm qua', 'Yesterday'],
  ['2026-11-18T16:59:59Z', '18/11/2026', '18/11/2026'],
])('%s is %s', (moment, vi, en) => {
  expect(dayLabel(moment, now, 'vi', zone)).toBe(vi);
  expect(dayLabel(moment, now, 'en', zone)).toBe(en);
});

test('a list says the minute today and the day before', () => {
  expect(shortMoment('2026-11-21T01:02:00Z', now, 'vi', zone)).toBe('08:02');
  expect(shortMoment('2026-11-20T01:02:00Z', now, 'vi', zone)).toBe('Hôm qua');
});

test.each([
  ['2026-11-21T03:05:30Z', 'Bây giờ', 'Now'],
  ['2026-11-21T03:04:10Z', 'Bây giờ', 'Now'],
  ['2026-11-21T03:00:00Z', '5 phút trước', '5 minutes ago'],
  ['2026-11-21T00:00:00Z', '3 giờ trước', '3 hours ago'],
  ['2026-11-20T02:00:00Z', 'Hôm qua', 'Yesterday'],
  ['2026-11-17T03:00:00Z', '4 ngày trước', '4 days ago'],
  ['2026-11-05T03:00:00Z', '2 tuần trước', '2 weeks ago'],
  ['2026-09-01T03:00:00Z', '01/09/2026', '01/09/2026'],
])('%s was %s', (moment, vi, en) => {
  expect(relativeMoment(moment, now, 'vi', zone)).toBe(vi);
  expect(relativeMoment(moment, now, 'en', zone)).toBe(en);
});
