import { timeZone } from '@sen/domain/time/timeZone';
import { today } from '@sen/domain/time/today';
import { wholeDays } from '@sen/domain/time/wholeDays';

/** An entry of a calendar file. */
export interface IcsEntry {
  /** Unique for ever: a program that has read an earlier file replaces what it has under it. */
  uid: string;
  title: string;
  description: string;
  /** An https address; '' for none. */
  link: string;
  place: string;
  starts_at: Date;
  ends_at: Date;
  /** The day on which it takes place, 'yyyy-mm-dd', without times. */
  day?: string;
  /** Counts its changes, so that a program recognises a newer one. */
  sequence: number;
  /** Minutes before the start. */
  reminders: readonly number[];
}

/** RFC 5545: at most 75 octets in a line, the line break not counted. */
const longestLine = 75;

/** The product's zone, whose clocks have not changed since 1975. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19750613T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar file (RFC 5545). Its times are in the product's zone, so that programs show it beside them. */
export function writeIcs(name: string, entries: readonly IcsEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sen//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textOf(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...zoneLines,
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(entry: IcsEntry, now: Date): string[] {
  const { uid, title, description, link, place, sequence, reminders } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    ...timesOf(entry),
    `SUMMARY:${textOf(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${textOf(description)}`]),
    ...(place === '' ? [] : [`LOCATION:${textOf(place)}`]),
    ...(link === '' ? [] : [`URL:${new URL(link).href}`]),
    `SEQUENCE:${sequence}`,
    ...reminders.flatMap((minutes) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${textOf(title)}`,
      `TRIGGER:-PT${minutes}M`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** What takes whole days has no times. */
function timesOf({ starts_at, ends_at, day }: IcsEntry): string[] {
  const date = (text: string) => `VALUE=DATE:${text.replaceAll('-', '')}`;
  if (day !== undefined) return [`DTSTART;${date(day)}`];
  if (!wholeDays(starts_at, ends_at)) return [`DTSTART;${local(starts_at)}`, `DTEND;${local(ends_at)}`];
  // The end of days is the day after.
  return [`DTSTART;${date(today(starts_at))}`, `DTEND;${date(today(ends_at))}`];
}

/** 20261130T010000Z */
const utc = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** TZID=Asia/Ho_Chi_Minh:20261130T080000 */
const local = (time: Date) =>
  `TZID=${timeZone}:${clock.format(time).replaceAll(/[-:]/g, '').replace(' ', 'T')}`;

function textOf(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** Continues a long line on the next one, after a space, and never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      parts.push(part);
      // The space that begins a continuation counts.
      [part, octets] = ['', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
