import type { CalendarFault, EventDraft } from '@sen/api/contract/model';
import { checkEvent } from '../checkEvent.ts';
import { type Occurrence, occurrencesOf } from '../occurrences.ts';
import { httpsAddress } from '../../text/httpsAddress.ts';
import { type IcsLine, icsLines, icsText } from './icsLines.ts';
import { icsRecurrence } from './icsRecurrence.ts';
import { icsDuration, icsTime } from './icsTime.ts';

/** An event of a calendar file: what it would be here, or why it is not taken in. */
export interface IcsEvent {
  /** '' where the file has none. */
  readonly uid: string;
  readonly title: string;
  readonly draft: EventDraft | null;
  /** When it takes place; none where it is not taken in. */
  readonly occurrences: readonly Occurrence[];
  readonly fault: CalendarFault | null;
}

/** The most events of a file. */
export const mostEvents = 500;
/** How many times they take place together at most. */
export const mostTimes = 2000;
/** The largest file, in bytes. */
export const largestIcs = 1024 * 1024;
const deepest = 8;
const longestUid = 300;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What a calendar file has, with nothing of it trusted; undefined for what is no calendar file, or one that is too large. */
export function readIcs(text: string, now: Date): IcsEvent[] | 'tooMany' | undefined {
  const components = eventsOf(icsLines(text));
  if (components === undefined) return undefined;
  if (components.length > mostEvents) return 'tooMany';
  const uids = components.map((lines) => uidOf(lines));
  let room = mostTimes;
  return components.map((lines, index) => {
    const uid = uids[index] ?? '';
    const event = eventOf(lines, uid, { now, room });
    // A changed occurrence of an event that repeats has its UID as well.
    if (event.fault === null && uids.indexOf(uid) < index)
      return { ...event, draft: null, occurrences: [], fault: 'twice' };
    room -= event.occurrences.length;
    return event;
  });
}

/** The lines of each event, without those of what is nested in it; null for a line that is not understood. */
function eventsOf(lines: readonly (IcsLine | null)[]): (IcsLine | null)[][] | undefined {
  const events: (IcsLine | null)[][] = [];
  const open: string[] = [];
  if (lines[0]?.name !== 'BEGIN' || lines[0].value.trim().toUpperCase() !== 'VCALENDAR') return undefined;
  for (const line of lines) {
    const value = line?.value.trim().toUpperCase() ?? '';
    if (line?.name === 'BEGIN') {
      open.push(value);
      if (open.length > deepest) return undefined;
      if (value === 'VEVENT' && open.length === 2) events.push([]);
    } else if (line?.name === 'END') {
      if (open.pop() !== value) return undefined;
    } else if (open.length === 2 && open[1] === 'VEVENT') events.at(-1)?.push(line);
  }
  return open.length === 0 ? events : undefined;
}

const lineOf = (lines: readonly (IcsLine | null)[], name: string) =>
  lines.find((line) => line?.name === name);
const textOf = (lines: readonly (IcsLine | null)[], name: string) =>
  icsText(lineOf(lines, name)?.value ?? '').trim();
const uidOf = (lines: readonly (IcsLine | null)[]) => textOf(lines, 'UID');

/** At most so long, and never ended within a character. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

function faultOf(field: string): CalendarFault {
  if (field.startsWith('recurrence')) return 'repeats';
  return field.startsWith('time') ? 'times' : 'notUnderstood';
}

interface Reading {
  now: Date;
  /** How many times an event may take place. */
  room: number;
}

function eventOf(lines: readonly (IcsLine | null)[], uid: string, { now, room }: Reading): IcsEvent {
  const title = cut(textOf(lines, 'SUMMARY').replaceAll(/\s+/g, ' '), 300);
  const skipped = (fault: CalendarFault): IcsEvent => ({
    uid: cut(uid, longestUid),
    title,
    draft: null,
    occurrences: [],
    fault,
  });
  if (uid === '' || uid.length > longestUid || title === '' || lines.includes(null))
    return skipped('notUnderstood');
  if (textOf(lines, 'STATUS').toUpperCase() === 'CANCELLED') return skipped('cancelled');
  const times = timesOf(lines);
  if (times === 'zone') return skipped('zone');
  if (times === null) return skipped('times');
  if (['RECURRENCE-ID', 'RDATE', 'EXDATE', 'EXRULE'].some((name) => lineOf(lines, name)))
    return skipped('repeats');
  const rule = lineOf(lines, 'RRULE');
  const recurrence = rule ? icsRecurrence(rule, times.starts_at) : null;
  if (rule && recurrence === null) return skipped('repeats');
  // Before the rule is expanded, which takes the time.
  if (room < 1) return skipped('tooMany');
  const link = textOf(lines, 'URL');
  const draft: EventDraft = {
    title,
    content: cut(
      [textOf(lines, 'LOCATION'), textOf(lines, 'DESCRIPTION')].filter(Boolean).join('\n\n'),
      5000,
    ),
    link: httpsAddress(link) && link.length <= 2000 ? link : '',
    time_start: times.starts_at.toISOString(),
    time_end: times.ends_at.toISOString(),
    recurrence,
  };
  const [error] = checkEvent(draft);
  if (error) return skipped(faultOf(error.field));
  const occurrences = occurrencesOf(times, recurrence);
  const last = occurrences.at(-1) ?? times;
  if (last.ends_at <= now) return skipped('past');
  return occurrences.length > room ? skipped('tooMany') : { uid, title, draft, occurrences, fault: null };
}

function timesOf(lines: readonly (IcsLine | null)[]): { starts_at: Date; ends_at: Date } | 'zone' | null {
  const [start, end, duration] = ['DTSTART', 'DTEND', 'DURATION'].map((name) => lineOf(lines, name));
  const from = start ? icsTime(start) : null;
  const to = end ? icsTime(end) : undefined;
  if (from === 'zone' || to === 'zone') return 'zone';
  if (from === null || to === null) return null;
  const lasts = duration ? icsDuration(duration.value) : from.isDay ? dayMs : hourMs;
  if (lasts === null) return null;
  return { starts_at: from.at, ends_at: to?.at ?? new Date(from.at.getTime() + lasts) };
}
