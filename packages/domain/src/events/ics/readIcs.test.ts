import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { icsRepetition } from './icsRepetition.ts';
import { IcsZones } from './IcsZones.ts';
import {
  type IcsEvent,
  mostEvents,
  mostTimes,
  readIcs as readWithPauses,
  separateCount,
  timesOf,
} from './readIcs.ts';

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
const startsIn = (event: IcsEvent | undefined) =>
  event && timesOf(event).map(({ starts_at }) => starts_at.toISOString());
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
    ['DTSTART;TZID=SE Asia Standard Time:20270701T090000', '2027-07-01T02:00:00.000Z'],
    ['DTSTART;TZID="Eastern Standard Time":20270701T090000', '2027-07-01T13:00:00.000Z'],
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
    ['RRULE:FREQ=DAILY;COUNT=999999999', 'repeats'],
    ['RRULE:FREQ=DAILY;UNTIL=99991231', 'repeats'],
    ['RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3', 'repeats'],
    ['RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=3', 'repeats'],
    ['RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T010000Z', 'repeats'],
    ['RECURRENCE-ID:tomorrow', 'times'],
    ['EXDATE:20261201T010000Z', 'cancelled'],
    ['EXDATE:tomorrow', 'times'],
    ['EXDATE;TZID=Mars/Olympus:20261201T010000', 'zone'],
    ['RDATE;VALUE=PERIOD:20261202T010000Z/PT1H', 'repeats'],
    [`RDATE:${'20261202T010000Z,'.repeat(1000)}20261202T010000Z`, 'repeats'],
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

  const startsOf = async (...lines: string[]) => startsIn(await read('UID:a', 'SUMMARY:Họp', ...lines));

  test('in a zone that changes its clocks takes place by them, each time as an event of its own', async () => {
    const start = 'DTSTART;TZID=America/New_York:20270308T090000';
    expect(await startsOf(start, 'RRULE:FREQ=WEEKLY;COUNT=4')).toEqual([
      '2027-03-08T14:00:00.000Z',
      '2027-03-15T13:00:00.000Z',
      '2027-03-22T13:00:00.000Z',
      '2027-03-29T13:00:00.000Z',
    ]);
    const event = await read('UID:a', 'SUMMARY:Họp', start, 'RRULE:FREQ=WEEKLY;COUNT=4');
    expect(event).toMatchObject({
      series: { length: 1 },
      separate: { length: 3 },
      draft: { recurrence: null },
    });
    const shorter = await read(
      'UID:a',
      'SUMMARY:Họp',
      start.replace('0308', '0408'),
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(shorter).toMatchObject({ separate: { length: 1 } });
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
    expect(startsIn(event)?.map((start) => start.slice(0, 10))).toEqual([
      '2027-01-04',
      '2027-01-10',
      '2027-01-11',
      '2027-01-17',
      '2027-01-18',
    ]);
    expect(event).toMatchObject({
      separate: [],
      draft: { recurrence: { frequency: 'weekly', weekdays: [1, 2], until: '2027-01-19' } },
    });
    const monthly = ['DTSTART:20270131T200000Z', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3'];
    expect(await startsOf(...monthly)).toEqual([
      '2027-01-31T20:00:00.000Z',
      '2027-03-31T20:00:00.000Z',
      '2027-05-31T20:00:00.000Z',
    ]);
  });

  test.each([
    ['DTSTART;TZID=America/New_York:20270314T023000', ['2027-03-14T07:30:00.000Z']],
    ['DTSTART;TZID=Europe/Berlin:20270328T023000', ['2027-03-28T01:30:00.000Z']],
  ])('at a time that clocks pass over, %s, takes place by the offset before', async (start, times) => {
    expect(await startsOf(start)).toEqual(times);
  });

  test('without some of its times repeats, and not on these', async () => {
    const event = await changed('RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20261202T010000Z,20261204T010000Z');
    expect(event).toMatchObject({ separate: [], draft: { recurrence: { until: '2026-12-05' } } });
    expect(startsIn(event)?.map((start) => start.slice(8, 10))).toEqual(['01', '03', '05']);
    const byDay = await changed('RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261202');
    expect(startsIn(byDay)).toEqual(['2026-12-01T01:00:00.000Z', '2026-12-03T01:00:00.000Z']);
    const inOtherZone = await changed(
      'RRULE:FREQ=DAILY;COUNT=2',
      'EXDATE;TZID=SE Asia Standard Time:20261201T080000',
    );
    expect(startsIn(inOtherZone)).toEqual(['2026-12-02T01:00:00.000Z']);
  });

  test('with times beside its rule has these as events of their own, each once', async () => {
    const event = await changed(
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'RDATE:20261203T020000Z,20261208T010000Z',
      'RDATE;VALUE=DATE:20261205',
      'RDATE:20261203T020000Z',
    );
    expect(event).toMatchObject({ series: { length: 2 }, separate: { length: 2 } });
    expect(event && separateCount(event)).toBe(2);
    expect(startsIn(event)).toEqual([
      '2026-12-01T01:00:00.000Z',
      '2026-12-03T02:00:00.000Z',
      '2026-12-05T01:00:00.000Z',
      '2026-12-08T01:00:00.000Z',
    ]);
  });

  test('that is only at times that are named is at its start too', async () => {
    expect(await startsOf('DTSTART:20261201T010000Z', 'RDATE:20261203T010000Z')).toEqual([
      '2026-12-01T01:00:00.000Z',
      '2026-12-03T01:00:00.000Z',
    ]);
  });

  test('that never ends is taken as far as events here repeat', async () => {
    const event = await changed('RRULE:FREQ=WEEKLY');
    expect(event).toMatchObject({ goesOn: true, separate: [], series: { length: 105 } });
    expect(event?.draft?.recurrence?.until).toBe('2028-11-28');
    const ends = await changed('RRULE:FREQ=WEEKLY;UNTIL=20281128T010000Z');
    expect(ends).toMatchObject({ goesOn: false, series: { length: 105 } });
  });

  test('that began long ago is taken from its last anniversary on, the same for a year', async () => {
    const old = ['DTSTART:20190301T010000Z', 'DTEND:20190301T020000Z', 'RRULE:FREQ=MONTHLY'];
    const event = await changed(...old);
    expect(startsIn(event)?.at(0)).toBe('2026-03-01T01:00:00.000Z');
    expect(startsIn(event)?.at(-1)).toBe('2028-03-01T01:00:00.000Z');
    const text = file([...basic.slice(0, 2), ...old]);
    const later = await readIcs(text, new Date('2027-02-20T02:00:00Z'));
    expect(Array.isArray(later) && startsIn(later[0])).toEqual(startsIn(event));
    expect((await changed(...old.slice(0, 2), 'RRULE:FREQ=WEEKLY;UNTIL=20240101T010000Z'))?.fault).toBe(
      'past',
    );
  });

  test('of which every time is excluded is cancelled, and over when the last one left is', async () => {
    const twice = ['DTSTART:20261127T010000Z', 'DTEND:20261127T020000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    expect((await changed(...twice, 'EXDATE:20261127T010000Z,20261204T010000Z'))?.fault).toBe('cancelled');
    expect((await changed(...twice, 'EXDATE:20261204T010000Z'))?.fault).toBe('past');
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

  test('with a changed occurrence of an event has it as one of its own, and the event not then', async () => {
    const weekly = [...basic, 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const moved = [
      'UID:a@example.org',
      'SUMMARY:Họp bù',
      'RECURRENCE-ID:20261208T010000Z',
      'DTSTART:20261209T030000Z',
    ];
    const cancelled = [...moved.slice(0, 2), 'RECURRENCE-ID:20261215T010000Z', 'STATUS:CANCELLED'];
    const events = await readIcs(file(moved, weekly, cancelled), now);
    if (!Array.isArray(events)) throw new Error('The file is not read.');
    expect(events.map((event) => [event.uid, event.fault, startsIn(event)])).toEqual([
      ['a@example.org\t2026-12-08T01:00:00.000Z', null, ['2026-12-09T03:00:00.000Z']],
      ['a@example.org', null, ['2026-12-01T01:00:00.000Z']],
      ['a@example.org\t2026-12-15T01:00:00.000Z', 'cancelled', []],
    ]);
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
    const made = Array.isArray(read500) ? read500.flatMap(timesOf).length : -1;
    expect(made).toBeLessThanOrEqual(mostTimes);
  });

  test.each([
    ['what does not fit', 'daily', 700, 'tooMany'],
    ['what is over', 'daily', 300, 'past'],
    ['what goes on for longer', 'daily', 999, 'tooMany'],
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
    const repeating = { rule, start, lasts: 3_600_000, excluded: [], added: [] };
    expect(icsRepetition(repeating, { now, room })).toBe(fault);
    expect(asked).toBeLessThan(10);
  });

  test('makes each zone once', () => {
    const zones = new IcsZones();
    expect(zones.find('America/New_York')).toBe(zones.find('america/new_york'));
  });

  test.each([
    ['EXDATE:', '20261202T010000Z'],
    ['EXDATE;TZID=America/New_York:', '20261202T010000'],
  ])('with a megabyte of %s is read at once', async (name, time) => {
    const line = `${name}${`${time},`.repeat(1000)}${time}`;
    const began = performance.now();
    await readIcs(file([...basic, 'RRULE:FREQ=DAILY', ...Array.from({ length: 55 }, () => line)]), now);
    expect(performance.now() - began).toBeLessThan(2000);
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
    const names = [
      'UID',
      'SUMMARY',
      'DTSTART',
      'DTEND',
      'DURATION',
      'RRULE',
      'STATUS',
      'EXDATE',
      'RDATE',
      'X-A;TZID=a',
    ];
    const line = fc
      .tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }))
      .map((pair) => pair.join(':'));
    const reads = async (text: string) => void (await readIcs(text, now));
    await fc.assert(fc.asyncProperty(fc.array(line), (lines) => reads(file([...basic, ...lines]))));
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), reads));
  });
});
