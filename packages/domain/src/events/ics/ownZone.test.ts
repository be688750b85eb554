import { expect, test } from 'vitest';
import { readIcs } from './readIcs.ts';

const now = new Date('2026-11-28T02:00:00Z');
type Kind = 'STANDARD' | 'DAYLIGHT';
const part = (kind: Kind, from: string, to: string, ...more: string[]) => [
  `BEGIN:${kind}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...more,
  `END:${kind}`,
];
/** When an event at nine o'clock on this day begins, in a zone of the file; or why it is skipped. */
async function nineOn(day: string, ...zone: string[]) {
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    'SUMMARY:Họp',
    String.raw`DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin":${day}T090000`,
    'END:VEVENT',
    'BEGIN:VTIMEZONE',
    String.raw`TZID:(UTC+01:00) Amsterdam\, Berlin`,
    ...zone,
    'END:VTIMEZONE',
    'END:VCALENDAR',
  ];
  const events = await readIcs(lines.join('\r\n'), now, () => Promise.resolve());
  const [event] = Array.isArray(events) ? events : [];
  return event?.fault ?? event?.draft?.time_start;
}

const fixed = part('STANDARD', '+0530', '+0530', 'DTSTART:16010101T000000');
const winter = part(
  'STANDARD',
  '+0200',
  '+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
);
const summer = part(
  'DAYLIGHT',
  '+0100',
  '+0200',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
);

test('a zone of one offset', async () => {
  expect(await nineOn('20270701', ...fixed)).toBe('2027-07-01T03:30:00.000Z');
});

test.each([
  ['20270327', '2027-03-27T08:00:00.000Z'],
  ['20270328', '2027-03-28T07:00:00.000Z'],
  ['20271030', '2027-10-30T07:00:00.000Z'],
  ['20271031', '2027-10-31T08:00:00.000Z'],
])('a zone whose clocks change on last Sundays, on %s', async (day, time) => {
  expect(await nineOn(day, ...winter, ...summer)).toBe(time);
});

test('a zone whose clocks change on days that are named, on a date, or no longer', async () => {
  const start = 'DTSTART:20270101T000000';
  const named = part('DAYLIGHT', '+0100', '+0200', start, 'RDATE:20270301T000000,20280301T000000');
  expect(await nineOn('20270201', ...named)).toBe('2027-02-01T07:00:00.000Z');
  const dated = part('DAYLIGHT', '+0100', '+0200', 'DTSTART:20200410T000000', 'RRULE:FREQ=YEARLY');
  const back = part('STANDARD', '+0200', '+0100', 'DTSTART:20200910T000000', 'RRULE:FREQ=YEARLY');
  expect(await nineOn('20270501', ...dated, ...back)).toBe('2027-05-01T07:00:00.000Z');
  expect(await nineOn('20271001', ...dated, ...back)).toBe('2027-10-01T08:00:00.000Z');
  const ended = part(
    'DAYLIGHT',
    '+0100',
    '+0200',
    'DTSTART:20200329T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20250101T000000Z',
  );
  expect(await nineOn('20270701', ...ended, ...winter)).toBe('2027-07-01T08:00:00.000Z');
});

test.each([
  ['nothing', []],
  ['no offset', part('STANDARD', '+0100', 'x', 'DTSTART:20200101T000000')],
  ['an offset of days', part('STANDARD', '+0100', '+9900', 'DTSTART:20200101T000000')],
  ['no start', part('STANDARD', '+0100', '+0100')],
  [
    'changes of every month',
    part('STANDARD', '+0100', '+0200', 'DTSTART:20200101T000000', 'RRULE:FREQ=MONTHLY'),
  ],
  [
    'a day that no month has',
    part('STANDARD', '+0100', '+0200', 'DTSTART:20200101T000000', 'RRULE:FREQ=YEARLY;BYMONTH=13'),
  ],
  ['more than a real one', Array.from({ length: 101 }, () => fixed).flat()],
])('a zone with %s is not guessed', async (_, zone) => {
  expect(await nineOn('20270701', ...zone)).toBe('zone');
});
