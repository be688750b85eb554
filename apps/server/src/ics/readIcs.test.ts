import { readIcs, timesOf } from '@sen/domain/events/ics/readIcs';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

const now = new Date('2026-11-28T02:00:00Z');

/** As Exchange writes a zone of its own. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const inZone = (name: string, time: string) => `${name};TZID=Customized Time Zone:${time}`;

test.each([
  ['every day', ['RRULE:FREQ=DAILY;COUNT=10']],
  ['days of a week', ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=12']],
  ['a day of a month', ['RRULE:FREQ=MONTHLY;COUNT=12']],
  ['until a day', ['RRULE:FREQ=WEEKLY;UNTIL=20270401T130000Z']],
  [
    'without days that are excluded',
    [
      'RRULE:FREQ=DAILY;COUNT=14',
      inZone('EXDATE', '20270310T090000,20270314T090000'),
      inZone('EXDATE', '20270316T090000'),
    ],
  ],
  ['with days that are added', ['RRULE:FREQ=WEEKLY;COUNT=3', 'RDATE:20270309T010000Z,20270408T010000Z']],
])('an event takes place %s as in another program', async (_, more) => {
  const text = [
    'BEGIN:VCALENDAR',
    ...zone,
    'BEGIN:VEVENT',
    'UID:a',
    'SUMMARY:Họp',
    inZone('DTSTART', '20270308T090000'),
    'DURATION:PT1H',
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const events = await readIcs(text, now, () => Promise.resolve());
  const read = Array.isArray(events) ? events.flatMap(timesOf).map(({ starts_at }) => starts_at) : [];
  expect(read).toEqual(timesByIcal(text));
});

function timesByIcal(text: string): Date[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const each of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(each);
  const [event] = calendar.getAllSubcomponents('vevent');
  if (!event) throw new Error('The file has no event.');
  const times: Date[] = [];
  const next = new ICAL.Event(event).iterator();
  for (let time = next.next(); time; time = next.next()) times.push(time.toJSDate());
  return times;
}
