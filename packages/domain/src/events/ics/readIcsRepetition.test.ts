import { describe, expect, test } from 'vitest';
import {
  basicIcs,
  changedEvent,
  icsFile,
  readEvent,
  readIcsText,
  startsIn,
  startsOf,
} from '../../testing/icsFiles.ts';
import { separateCount } from './readIcs.ts';

describe('an event of a file that repeats', () => {
  test('repeats as events here do', async () => {
    const weekly = await changedEvent('RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4');
    expect(weekly?.draft?.recurrence).toEqual({ frequency: 'weekly', weekdays: [2, 4], until: '2026-12-10' });
    const daily = await changedEvent('RRULE:FREQ=DAILY;UNTIL=20261203T235959Z');
    expect(daily?.draft?.recurrence).toEqual({ frequency: 'daily', until: '2026-12-03' });
  });

  test('in a zone that changes its clocks takes place by them, each time as an event of its own', async () => {
    const start = 'DTSTART;TZID=America/New_York:20270308T090000';
    expect(await startsOf(start, 'RRULE:FREQ=WEEKLY;COUNT=4')).toEqual([
      '2027-03-08T14:00:00.000Z',
      '2027-03-15T13:00:00.000Z',
      '2027-03-22T13:00:00.000Z',
      '2027-03-29T13:00:00.000Z',
    ]);
    const event = await readEvent('UID:a', 'SUMMARY:Họp', start, 'RRULE:FREQ=WEEKLY;COUNT=4');
    expect(event).toMatchObject({
      series: { length: 1 },
      separate: { length: 3 },
      draft: { recurrence: null },
    });
    const shorter = await readEvent(
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
    const event = await readEvent('UID:a', 'SUMMARY:Họp', 'DTSTART:20270104T200000Z', rule);
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

  test('that is held every year repeats so', async () => {
    const event = await changedEvent('RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1;COUNT=2');
    expect(event).toMatchObject({
      separate: [],
      draft: { recurrence: { frequency: 'yearly', until: '2027-12-01' } },
    });
  });

  test('without some of its times repeats, and not on these', async () => {
    const event = await changedEvent('RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20261202T010000Z,20261204T010000Z');
    expect(event).toMatchObject({ separate: [], draft: { recurrence: { until: '2026-12-05' } } });
    expect(startsIn(event)?.map((start) => start.slice(8, 10))).toEqual(['01', '03', '05']);
    const byDay = await changedEvent('RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261202');
    expect(startsIn(byDay)).toEqual(['2026-12-01T01:00:00.000Z', '2026-12-03T01:00:00.000Z']);
    const inOtherZone = await changedEvent(
      'RRULE:FREQ=DAILY;COUNT=2',
      'EXDATE;TZID=SE Asia Standard Time:20261201T080000',
    );
    expect(startsIn(inOtherZone)).toEqual(['2026-12-02T01:00:00.000Z']);
  });

  test('with times beside its rule has these as events of their own, each once', async () => {
    const event = await changedEvent(
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
    const event = await changedEvent('RRULE:FREQ=WEEKLY');
    expect(event).toMatchObject({ goesOn: true, separate: [], series: { length: 105 } });
    expect(event?.draft?.recurrence?.until).toBe('2028-11-28');
    const ends = await changedEvent('RRULE:FREQ=WEEKLY;UNTIL=20281128T010000Z');
    expect(ends).toMatchObject({ goesOn: false, series: { length: 105 } });
  });

  test('that began long ago is taken from its last anniversary on, the same for a year', async () => {
    const old = ['DTSTART:20190301T010000Z', 'DTEND:20190301T020000Z', 'RRULE:FREQ=MONTHLY'];
    const event = await changedEvent(...old);
    expect(startsIn(event)?.at(0)).toBe('2026-03-01T01:00:00.000Z');
    expect(startsIn(event)?.at(-1)).toBe('2028-03-01T01:00:00.000Z');
    const text = icsFile([...basicIcs.slice(0, 2), ...old]);
    const later = await readIcsText(text, new Date('2027-02-20T02:00:00Z'));
    expect(Array.isArray(later) && startsIn(later[0])).toEqual(startsIn(event));
    expect((await changedEvent(...old.slice(0, 2), 'RRULE:FREQ=WEEKLY;UNTIL=20240101T010000Z'))?.fault).toBe(
      'past',
    );
  });

  test('of which every time is excluded is cancelled, and over when the last one left is', async () => {
    const twice = ['DTSTART:20261127T010000Z', 'DTEND:20261127T020000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    expect((await changedEvent(...twice, 'EXDATE:20261127T010000Z,20261204T010000Z'))?.fault).toBe(
      'cancelled',
    );
    expect((await changedEvent(...twice, 'EXDATE:20261204T010000Z'))?.fault).toBe('past');
  });

  test('that is over is skipped, unless it goes on', async () => {
    const past = ['DTSTART:20261101T010000Z', 'DTEND:20261101T020000Z'];
    expect((await changedEvent(...past))?.fault).toBe('past');
    expect((await changedEvent(...past, 'RRULE:FREQ=WEEKLY;COUNT=10'))?.fault).toBeNull();
  });
});
