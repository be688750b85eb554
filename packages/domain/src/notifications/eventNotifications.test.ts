import { expect, test } from 'vitest';
import { eventNotifications } from './eventNotifications.ts';

const { words, sample } = eventNotifications.EventMoved;
const earlier = { start_time: sample.start_time, end_time: sample.end_time, times: 4 };
const facts = { ...sample, times: 4, earlier };

test('an event at other times says what of them has changed', () => {
  const later = { ...facts, start_time: '2026-11-30T02:00:00Z' };
  expect(words.vi(later)).toEqual({
    message: '“Họp tổ bộ môn” đổi thời gian',
    detail: expect.stringMatching(/Lặp lại 4 lần\..*Trước đó: từ 08:00 30\/11\/2026 đến 10:00/u),
  });
  expect(words.vi({ ...facts, times: 6 }).message).toBe('“Họp tổ bộ môn” nay diễn ra 6 lần');
  expect(words.en({ ...facts, times: 1 }).message).toBe('“Họp tổ bộ môn” takes place only once now');
  expect(words.en(facts).message).toBe('“Họp tổ bộ môn” repeats on other days');
});

test('an event of whole days has no times', () => {
  const day = { ...sample, start_time: '2026-11-29T17:00:00Z', end_time: '2026-11-30T17:00:00Z' };
  expect(words.vi(day).detail).toMatch(/^Cả ngày 30\/11\/2026\. /u);
  expect(words.en({ ...day, end_time: '2026-12-01T17:00:00Z' }).detail).toMatch(
    /^All day on 30\/11\/2026 – 01\/12\/2026\. /u,
  );
});

test('what was stored without its earlier times says that they have changed', () => {
  const { earlier: _earlier, ...stored } = facts;
  expect(words.vi(stored).message).toBe('“Họp tổ bộ môn” đổi thời gian');
});
