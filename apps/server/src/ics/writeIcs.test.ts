import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type IcsEntry, writeIcs } from './writeIcs.ts';

const now = new Date('2026-11-28T02:00:00Z');
const entry: IcsEntry = {
  uid: 'event-1@sen.example',
  title: 'Họp tổ; phần 1, 2',
  description: 'Dòng một\nDòng hai \\ hết',
  link: '',
  place: '',
  starts_at: new Date('2026-11-30T01:00:00Z'),
  ends_at: new Date('2026-11-30T03:00:00Z'),
  sequence: 2,
  reminders: [15],
};
const linesOf = (changes: Partial<IcsEntry>) =>
  writeIcs('Lịch Sen', [{ ...entry, ...changes }], now).split('\r\n');

test('times are in the zone of the product, and texts cannot end their line', () => {
  const lines = linesOf({});
  expect(lines).toContain('DTSTART;TZID=Asia/Ho_Chi_Minh:20261130T080000');
  expect(lines).toContain('DTEND;TZID=Asia/Ho_Chi_Minh:20261130T100000');
  expect(lines).toContain(String.raw`SUMMARY:Họp tổ\; phần 1\, 2`);
  expect(lines).toContain(String.raw`DESCRIPTION:Dòng một\nDòng hai \\ hết`);
  expect(lines).toContain('TRIGGER:-PT15M');
  expect(linesOf({ title: 'A\r\nBEGIN:VEVENT' })).toContain(String.raw`SUMMARY:A\nBEGIN:VEVENT`);
});

test('a day has no times', () => {
  expect(linesOf({ day: '2026-11-30' })).toContain('DTSTART;VALUE=DATE:20261130');
  const whole = { starts_at: new Date('2026-11-29T17:00:00Z'), ends_at: new Date('2026-12-01T17:00:00Z') };
  expect(linesOf(whole)).toContain('DTSTART;VALUE=DATE:20261130');
  expect(linesOf(whole)).toContain('DTEND;VALUE=DATE:20261202');
});

test('a long line is folded at 75 octets, between characters, and reads as it was', () => {
  const title = 'Ngày hội An toàn, vệ sinh lao động 🎉 '.repeat(12).trim();
  const text = writeIcs('x', [{ ...entry, title }], now);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:${title.replaceAll(',', String.raw`\,`)}`);
});

test('another program reads what was written', () => {
  const [entries, time] = [[entry, { ...entry, uid: 'class_start-4@sen.example', day: '2026-12-01' }], now];
  const calendar = new ICAL.Component(ICAL.parse(writeIcs('Lịch Sen', entries, time)));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Ho_Chi_Minh');
  const [first, second] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(first?.summary).toBe(entry.title);
  expect(first?.description).toBe(entry.description);
  expect(first?.startDate.zone?.tzid).toBe('Asia/Ho_Chi_Minh');
  expect(first?.startDate.toJSDate()).toEqual(entry.starts_at);
  expect(first?.endDate.toJSDate()).toEqual(entry.ends_at);
  expect(second?.startDate.isDate).toBe(true);
  expect(second?.startDate.toString()).toBe('2026-12-01');
});
