import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { icsRepetition } from './icsRepetition.ts';
import { IcsZones } from './IcsZones.ts';
import { mostEvents, mostTimes, readIcs as readWithPauses } from './readIcs.ts';

const readIcs = (text: string, at: Date) => readWithPauses(text, at, () => Promise.resolve());
const now = new Date('2026-11-28T02:00:00Z');
const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const basic = ['UID:a@example.org', 'SUMMARY:Họp', 'DTSTART:20261201T010000Z', 'DTEND:20261201T020000Z'];
const read = async (...lines: string[]) => {
  const events = await readIcs(file(lines), now);
  return Array.isArray(events) ? events[0] : undefined;
};
/** The same event with some of its lines replaced. */
const changed = (...lines: string[]) => {
  const names = new Set(lines.map((line) => line.split(/[:;]/)[0]));
  return read(...basic.filter((line) => !names.has(line.split(/[:;]/)[0])), ...lines);
};

describe('an event of a file', () => {
  test('is read with folded lines, escaped signs and a place', async () => {
    const event = await changed(
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
  ])('%s begins at %s', async (line, start) => {
    const event = await read('UID:a', 'SUMMARY:Họp', line);
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
  ])('with %s is skipped: %s', async (line, fault) => {
    expect(await changed(line)).toMatchObject({ draft: null, fault });
  });

  test('repeats as events here do', async () => {
    const weekly = await changed('RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4');
    expect(weekly?.draft?.recurrence).toEqual({ frequency: 'weekly', weekdays: [2, 4], until: '2026-12-10' });
    const daily = await changed('RRULE:FREQ=DAILY;UNTIL=20261203T235959Z');
    expect(daily?.draft?.recurrence).toEqual({ frequency: 'daily', until: '2026-12-03' });
  });

  const startsOf = async (...lines: string[]) =>
    (await read('UID:a', 'SUMMARY:Họp', ...lines))?.occurrences.map(({ starts_at }) =>
      starts_at.toISOString(),
    );

  test('in a zone that changes its clocks takes place by them, each time as an event of its own', async () => {
    const start = 'DTSTART;TZID=America/New_York:20270308T090000';
    expect(await startsOf(start, 'RRULE:FREQ=WEEKLY;COUNT=4')).toEqual([
      '2027-03-08T14:00:00.000Z',
      '2027-03-15T13:00:00.000Z',
      '2027-03-22T13:00:00.000Z',
      '2027-03-29T13:00:00.000Z',
    ]);
    const event = await read('UID:a', 'SUMMARY:Họp', start, 'RRULE:FREQ=WEEKLY;COUNT=4');
    expect(event).toMatchObject({ separate: true, draft: { recurrence: null } });
    const shorter = await read(
      'UID:a',
      'SUMMARY:Họp',
      start.replace('0308', '0408'),
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(shorter).toMatchObject({ separate: true });
  });

  test.each([
    // Clocks pass over it: the offset before counts.
    ['20270313T023000', ['2027-03-13T07:30:00.000Z', '2027-03-14T07:30:00.000Z', '2027-03-15T06:30:00.000Z']],
    // Clocks show it twice: the first counts.
    ['20271106T013000', ['2027-11-06T05:30:00.000Z', '2027-11-07T05:30:00.000Z', '2027-11-08T06:30:00.000Z']],
  ])('daily from %s in New York is at %j', async (start, times) => {
    expect(await startsOf(`DTSTART;TZID=America/New_York:${start}`, 'RRULE:FREQ=DAILY;COUNT=3')).toEqual(
      times,
    );
  });

  test('in a zone whose clocks never change repeats on the days that these are here', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;BYDAY=MO,SU;UNTIL=20270118T200000Z';
    const event = await read('UID:a', 'SUMMARY:Họp', 'DTSTART:20270104T200000Z', rule);
    expect(event?.occurrences.map(({ starts_at }) => starts_at.toISOString().slice(0, 10))).toEqual([
      '2027-01-04',
      '2027-01-10',
      '2027-01-11',
      '2027-01-17',
      '2027-01-18',
    ]);
    expect(event).toMatchObject({
      separate: false,
      draft: { recurrence: { frequency: 'weekly', weekdays: [1, 2], until: '2027-01-19' } },
    });
    const monthly = ['DTSTART:20270131T200000Z', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3'];
    expect(await startsOf(...monthly)).toEqual([
      '2027-01-31T20:00:00.000Z',
      '2027-03-31T20:00:00.000Z',
      '2027-05-31T20:00:00.000Z',
    ]);
  });

  test('that is over is skipped, unless it goes on', async () => {
    const past = ['DTSTART:20261101T010000Z', 'DTEND:20261101T020000Z'];
    expect((await changed(...past))?.fault).toBe('past');
    expect((await changed(...past, 'RRULE:FREQ=WEEKLY;COUNT=10'))?.fault).toBeNull();
  });

  test('has nothing of what is nested in it', async () => {
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Báo', 'DTSTART:19700101T000000Z', 'END:VALARM'];
    expect((await read(...alarm, ...basic))?.draft?.title).toBe('Họp');
  });

  test('has no script as its link, and no control characters', async () => {
    const event = await changed('URL:javascript:alert(1)', 'SUMMARY:Họp\u0000\u0007 tổ');
    expect(event?.draft).toMatchObject({ link: '', title: 'Họp tổ' });
  });
});

describe('a file', () => {
  test('with an event twice has it once', async () => {
    const events = await readIcs(file(basic, basic), now);
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
  ])('that is none is refused', async (text) => {
    expect(await readIcs(text, now)).toBeUndefined();
  });

  test('with too many events is refused', async () => {
    expect(await readIcs(file(...Array.from({ length: mostEvents + 1 }, () => basic)), now)).toBe('tooMany');
  });

  test.each([
    [
      'DTSTART;TZID=America/New_York:20261201T090000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;UNTIL=20281130',
    ],
    ['DTSTART:20261201T010000Z', 'RRULE:FREQ=DAILY;COUNT=700'],
    ['DTSTART;TZID=America/New_York:20241201T090000', 'RRULE:FREQ=DAILY;COUNT=700'],
  ])('of 500 events from %s with %s makes no more occurrences than are allowed', async (start, rule) => {
    const events = Array.from({ length: mostEvents }, (_, index) => [
      `UID:${index}`,
      'SUMMARY:Họp',
      start,
      rule,
    ]);
    const read500 = await readIcs(file(...events), now);
    const made = Array.isArray(read500) ? read500.flatMap(({ occurrences }) => occurrences).length : -1;
    expect(made).toBeLessThanOrEqual(mostTimes);
  });

  test.each([
    ['what does not fit', 'daily', 700, 'tooMany'],
    ['what is over', 'daily', 300, 'past'],
    ['what is asked for beyond two years', 'daily', 999, 'repeats'],
  ] as const)('counts %s before it converts a time', (_, frequency, count, fault) => {
    let asked = 0;
    const zone = {
      offsetAt: () => {
        asked += 1;
        return 0;
      },
    };
    const start = { local: Date.UTC(2025, 11, 1), zone, isDay: false };
    const rule = { frequency, weekdays: [], count, until: null };
    const room = { times: 600, separate: 500 };
    expect(icsRepetition(rule, { start, lasts: 3_600_000 }, { now, room })).toBe(fault);
    expect(asked).toBeLessThan(10);
  });

  test('makes each zone once', () => {
    const zones = new IcsZones();
    expect(zones.find('America/New_York')).toBe(zones.find('america/new_york'));
  });

  test('lets other work go on between its events', async () => {
    const pause = vi.fn(() => Promise.resolve());
    await readWithPauses(file(basic, basic, basic), now, pause);
    expect(pause).toHaveBeenCalledTimes(3);
  });

  test('of one megabyte that is made to be slow is read at once', async () => {
    for (const part of [' ', ' a\r\n', ';', '"', ':', '\\', 'A;B="', 'P1']) {
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- each is measured alone
      await readIcs(file([...basic, part.repeat(1_000_000 / part.length)]), now);
      expect(performance.now() - began).toBeLessThan(2000);
    }
  });

  test('of any text is read or refused, and never throws', async () => {
    const names = ['UID', 'SUMMARY', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'STATUS', 'X-A;TZID=a'];
    const line = fc
      .tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }))
      .map((pair) => pair.join(':'));
    const reads = async (text: string) => void (await readIcs(text, now));
    await fc.assert(fc.asyncProperty(fc.array(line), (lines) => reads(file([...basic, ...lines]))));
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), reads));
  });
});
