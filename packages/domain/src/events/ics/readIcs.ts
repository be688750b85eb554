import type { CalendarFault, EventDraft } from '@sen/api/contract/model';
import { checkEvent } from '../checkEvent.ts';
import type { Occurrence } from '../occurrences.ts';
import { httpsAddress } from '../../text/httpsAddress.ts';
import { type IcsLine, icsLines, icsText } from './icsLines.ts';
import { icsRepetition, type IcsRoom } from './icsRepetition.ts';
import { icsRule } from './icsRule.ts';
import { icsDuration, icsTime, type IcsTime, instantOfTime } from './icsTime.ts';
import { IcsZones } from './IcsZones.ts';

/** An event of a calendar file: what it would be here, or why it is not taken in. */
export interface IcsEvent {
  /** '' where the file has none. */
  readonly uid: string;
  readonly title: string;
  readonly draft: EventDraft | null;
  /** When it takes place; none where it is not taken in. */
  readonly occurrences: readonly Occurrence[];
  /** Each occurrence is an event of its own, as ours do not repeat so. */
  readonly separate: boolean;
  readonly fault: CalendarFault | null;
}

/** The most events of a file. */
export const mostEvents = 500;
/** How many times they take place together at most. */
export const mostTimes = 2000;
/** How many of these are events of their own, each with its people and its notifications, at most. */
export const mostSeparate = 500;
/** The largest file, in bytes. */
export const largestIcs = 1024 * 1024;
const deepest = 8;
const longestUid = 300;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * What a calendar file has, with nothing of it trusted; undefined for what is no calendar file, or one that is too large. It waits for
 * `pause` after each event, so that other work goes on in between.
 */
export async function readIcs(
  text: string,
  now: Date,
  pause: () => Promise<void>,
): Promise<IcsEvent[] | 'tooMany' | undefined> {
  const components = eventsOf(icsLines(text));
  if (components === undefined) return undefined;
  if (components.length > mostEvents) return 'tooMany';
  const uids = components.map((lines) => uidOf(lines));
  const zones = new IcsZones();
  const room = { times: mostTimes, separate: mostSeparate };
  const events: IcsEvent[] = [];
  for (const [index, lines] of components.entries()) {
    const uid = uids[index] ?? '';
    const event = eventOf(lines, uid, { now, room, zones });
    // A changed occurrence of an event that repeats has its UID as well.
    const isTwice = event.fault === null && uids.indexOf(uid) < index;
    events.push(
      isTwice ? { ...event, draft: null, occurrences: [], separate: false, fault: 'twice' } : event,
    );
    const times = isTwice ? 0 : event.occurrences.length;
    room.times -= times;
    if (event.separate) room.separate -= times;
    // oxlint-disable-next-line no-await-in-loop -- one event after the other
    await pause();
  }
  return events;
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
  room: IcsRoom;
  zones: IcsZones;
}

function eventOf(lines: readonly (IcsLine | null)[], uid: string, { now, room, zones }: Reading): IcsEvent {
  const title = cut(textOf(lines, 'SUMMARY').replaceAll(/\s+/g, ' '), 300);
  const none = { uid: cut(uid, longestUid), title, draft: null, occurrences: [], separate: false };
  const skipped = (fault: CalendarFault): IcsEvent => ({ ...none, fault });
  if (uid === '' || uid.length > longestUid || title === '' || lines.includes(null))
    return skipped('notUnderstood');
  if (textOf(lines, 'STATUS').toUpperCase() === 'CANCELLED') return skipped('cancelled');
  const times = timesOf(lines, zones);
  if (times === 'zone') return skipped('zone');
  if (times === null) return skipped('times');
  if (['RECURRENCE-ID', 'RDATE', 'EXDATE', 'EXRULE'].some((name) => lineOf(lines, name)))
    return skipped('repeats');
  const line = lineOf(lines, 'RRULE');
  const rule = line ? icsRule(line, times.start, zones) : undefined;
  if (rule === null) return skipped('repeats');
  if (room.times < 1) return skipped('tooMany');
  const draft = draftOf(lines, title, times);
  const [error] = checkEvent(draft);
  if (error) return skipped(faultOf(error.field));
  if (!rule) {
    if (times.ends_at <= now) return skipped('past');
    return { uid, title, draft, occurrences: [occurrenceOf(times)], separate: false, fault: null };
  }
  const lasts = times.ends_at.getTime() - times.starts_at.getTime();
  // Its occurrences would overlap.
  if (lasts > dayMs) return skipped('times');
  const repetition = icsRepetition(rule, { start: times.start, lasts }, { now, room });
  if (typeof repetition === 'string') return skipped(repetition);
  const { recurrence, occurrences } = repetition;
  const separate = recurrence === null && occurrences.length > 1;
  return { uid, title, draft: { ...draft, recurrence }, occurrences, separate, fault: null };
}

function draftOf(
  lines: readonly (IcsLine | null)[],
  title: string,
  { starts_at, ends_at }: Occurrence,
): EventDraft {
  const link = textOf(lines, 'URL');
  const content = [textOf(lines, 'LOCATION'), textOf(lines, 'DESCRIPTION')].filter(Boolean).join('\n\n');
  return {
    title,
    content: cut(content, 5000),
    link: httpsAddress(link) && link.length <= 2000 ? link : '',
    time_start: starts_at.toISOString(),
    time_end: ends_at.toISOString(),
    recurrence: null,
  };
}

interface Times extends Occurrence {
  readonly start: IcsTime;
}

const occurrenceOf = ({ starts_at, ends_at }: Times): Occurrence => ({ starts_at, ends_at });

function timesOf(lines: readonly (IcsLine | null)[], zones: IcsZones): Times | 'zone' | null {
  const [start, end, duration] = ['DTSTART', 'DTEND', 'DURATION'].map((name) => lineOf(lines, name));
  const from = start ? icsTime(start, zones) : null;
  const to = end ? icsTime(end, zones) : undefined;
  if (from === 'zone' || to === 'zone') return 'zone';
  if (from === null || to === null) return null;
  const lasts = duration ? icsDuration(duration.value) : from.isDay ? dayMs : hourMs;
  if (lasts === null) return null;
  const starts_at = instantOfTime(from);
  const ends_at = to ? instantOfTime(to) : new Date(starts_at.getTime() + lasts);
  return { start: from, starts_at, ends_at };
}
