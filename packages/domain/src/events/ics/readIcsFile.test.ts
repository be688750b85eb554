import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { basicIcs, icsFile, icsNow, readIcsText, startsIn } from '../../testing/icsFiles.ts';
import { icsRepetition } from './icsRepetition.ts';
import { IcsZones } from './IcsZones.ts';
import { mostEvents, mostTimes, readIcs as readWithPauses, timesOf } from './readIcs.ts';

describe('a file', () => {
  test('with an event twice has it once', async () => {
    const events = await readIcsText(icsFile(basicIcs, basicIcs), icsNow);
    expect(Array.isArray(events) && events.map(({ fault }) => fault)).toEqual([null, 'twice']);
  });

  test('with a changed occurrence of an event has it as one of its own, and the event not then', async () => {
    const weekly = [...basicIcs, 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const moved = [
      'UID:a@example.org',
      'SUMMARY:Họp bù',
      'RECURRENCE-ID:20261208T010000Z',
      'DTSTART:20261209T030000Z',
    ];
    const cancelled = [...moved.slice(0, 2), 'RECURRENCE-ID:20261215T010000Z', 'STATUS:CANCELLED'];
    const events = await readIcsText(icsFile(moved, weekly, cancelled), icsNow);
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
    [icsFile(Array.from({ length: 1000 }, () => 'BEGIN:VALARM'))],
  ])('that is none is refused', async (text) => {
    expect(await readIcsText(text, icsNow)).toBeUndefined();
  });

  test('with too many events is refused', async () => {
    const many = Array.from({ length: mostEvents + 1 }, () => basicIcs);
    expect(await readIcsText(icsFile(...many), icsNow)).toBe('tooMany');
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
    const read500 = await readIcsText(icsFile(...events), icsNow);
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
    expect(icsRepetition(repeating, { now: icsNow, room })).toBe(fault);
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
    const lines = Array.from({ length: 55 }, () => line);
    await readIcsText(icsFile([...basicIcs, 'RRULE:FREQ=DAILY', ...lines]), icsNow);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test('lets other work go on between its events', async () => {
    const pause = vi.fn(() => Promise.resolve());
    await readWithPauses(icsFile(basicIcs, basicIcs, basicIcs), icsNow, pause);
    expect(pause).toHaveBeenCalledTimes(3);
  });

  test('of one megabyte that is made to be slow is read at once', async () => {
    for (const part of [' ', ' a\r\n', ';', '"', ':', '\\', 'A;B="', 'P1']) {
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- each is measured alone
      await readIcsText(icsFile([...basicIcs, part.repeat(1_000_000 / part.length)]), icsNow);
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
    const reads = async (text: string) => void (await readIcsText(text, icsNow));
    await fc.assert(fc.asyncProperty(fc.array(line), (lines) => reads(icsFile([...basicIcs, ...lines]))));
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), reads));
  });
});
