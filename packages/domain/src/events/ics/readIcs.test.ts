import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostEvents, readIcs } from './readIcs.ts';

const now = new Date('2026-11-28T02:00:00Z');
const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const basic = ['UID:a@example.org', 'SUMMARY:Họp', 'DTSTART:20261201T010000Z', 'DTEND:20261201T020000Z'];
const read = (...lines: string[]) => {
  const events = readIcs(file(lines), now);
  return Array.isArray(events) ? events[0] : undefined;
};
/** The same event with some of its lines replaced. */
const changed = (...lines: string[]) => {
  const names = new Set(lines.map((line) => line.split(/[:;]/)[0]));
  return read(...basic.filter((line) => !names.has(line.split(/[:;]/)[0])), ...lines);
};

describe('an event of a file', () => {
  test('is read with folded lines, escaped signs and a place', () => {
    const event = changed(
      'SUMMARY:Họp\\, tổ',
      ' \\; ba',
      'DESCRIPTION:Một\\nhai',
      'LOCATION:Phòng 3',
      'URL:https://example.org/a',
    );
    expect(event).toMatchObject({ uid: 'a@example.org', fault: null });
    expect(event?.draft).toMatchObject({
      title: 'Họp, tổ; ba',
      content: 'Phòng 3\n\nMột\nhai',
      link: 'https://example.org/a',
      time_start: '2026-12-01T01:00:00.000Z',
    });
  });

  test.each([
    ['DTSTART;TZID=America/New_York:20270701T090000', '2027-07-01T13:00:00.000Z'],
    ['DTSTART;TZID="Asia/Ho_Chi_Minh":20270701T090000', '2027-07-01T02:00:00.000Z'],
    ['DTSTART:20270701T090000', '2027-07-01T02:00:00.000Z'],
    ['DTSTART;VALUE=DATE:20270701', '2027-06-30T17:00:00.000Z'],
  ])('%s begins at %s', (line, start) => {
    const event = read('UID:a', 'SUMMARY:Họp', line);
    expect(event?.draft?.time_start).toBe(start);
  });

  test.each([
    ['DTSTART;TZID=Mars/Olympus:20270701T090000', 'zone'],
    ['DTSTART:20270231T090000Z', 'times'],
    ['DTSTART:tomorrow', 'times'],
    ['DTEND:20261130T010000Z', 'times'],
    ['DTEND:20270801T010000Z', 'times'],
    ['DTEND:20261201T010000Z', 'times'],
    ['UID:', 'notUnderstood'],
    ['SUMMARY:', 'notUnderstood'],
    ['STATUS:CANCELLED', 'cancelled'],
    ['RRULE:FREQ=YEARLY;COUNT=3', 'repeats'],
    ['RRULE:FREQ=SECONDLY;COUNT=999', 'repeats'],
    ['RRULE:FREQ=DAILY', 'repeats'],
    ['RRULE:FREQ=DAILY;COUNT=999999999', 'repeats'],
    ['RRULE:FREQ=DAILY;UNTIL=99991231', 'repeats'],
    ['RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3', 'repeats'],
    ['RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=3', 'repeats'],
    ['RECURRENCE-ID:20261201T010000Z', 'repeats'],
    ['EXDATE:20261201T010000Z', 'repeats'],
    [`COMMENT:${'a'.repeat(30_000)}`, 'notUnderstood'],
    [`COMMENT${';X=1'.repeat(1000)}:a`, 'notUnderstood'],
    ['no colon at all', 'notUnderstood'],
  ])('with %s is skipped: %s', (line, fault) => {
    expect(changed(line)).toMatchObject({ draft: null, fault });
  });

  test('repeats as events here do', () => {
    const weekly = changed('RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4');
    expect(weekly?.draft?.recurrence).toEqual({ frequency: 'weekly', weekdays: [2, 4], count: 4 });
    const daily = changed('RRULE:FREQ=DAILY;UNTIL=20261203T235959Z');
    expect(daily?.draft?.recurrence).toEqual({ frequency: 'daily', until: '2026-12-04' });
  });

  test('that is over is skipped, unless it goes on', () => {
    const past = ['DTSTART:20261101T010000Z', 'DTEND:20261101T020000Z'];
    expect(changed(...past)?.fault).toBe('past');
    expect(changed(...past, 'RRULE:FREQ=WEEKLY;COUNT=10')?.fault).toBeNull();
  });

  test('has nothing of what is nested in it', () => {
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Báo', 'DTSTART:19700101T000000Z', 'END:VALARM'];
    expect(read(...alarm, ...basic)?.draft?.title).toBe('Họp');
  });

  test('has no script as its link, and no control characters', () => {
    const event = changed('URL:javascript:alert(1)', 'SUMMARY:Họp\u0000\u0007 tổ');
    expect(event?.draft).toMatchObject({ link: '', title: 'Họp tổ' });
  });
});

describe('a file', () => {
  test('with an event twice has it once', () => {
    const events = readIcs(file(basic, basic), now);
    expect(Array.isArray(events) && events.map(({ fault }) => fault)).toEqual([null, 'twice']);
  });

  test.each([
    [''],
    ['<html></html>'],
    ['BEGIN:VEVENT'],
    ['BEGIN:VCALENDAR'],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR'],
    ['BEGIN:VCALENDAR\r\n'.repeat(1000)],
    [file(Array.from({ length: 1000 }, () => 'BEGIN:VALARM'))],
  ])('that is none is refused', (text) => {
    expect(readIcs(text, now)).toBeUndefined();
  });

  test('with too many events is refused', () => {
    expect(readIcs(file(...Array.from({ length: mostEvents + 1 }, () => basic)), now)).toBe('tooMany');
  });

  test('of one megabyte that is made to be slow is read at once', () => {
    for (const part of [' ', ' a\r\n', ';', '"', ':', '\\', 'A;B="', 'P1']) {
      const began = performance.now();
      readIcs(file([...basic, part.repeat(1_000_000 / part.length)]), now);
      expect(performance.now() - began).toBeLessThan(2000);
    }
  });

  test('of any text is read or refused, and never throws', () => {
    const names = ['UID', 'SUMMARY', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'STATUS', 'X-A;TZID=a'];
    const line = fc
      .tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }))
      .map((pair) => pair.join(':'));
    fc.assert(fc.property(fc.array(line), (lines) => void readIcs(file([...basic, ...lines]), now)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readIcs(text, now)));
  });
});
