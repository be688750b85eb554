import type { CalendarFault, EventDraft } from '@sen/api/contract/model';
import type { FieldError } from '../../errors/FieldError.ts';
import { checkEvent } from '../checkEvent.ts';
import type { Occurrence } from '../occurrences.ts';
import { cutText } from '../../text/cutText.ts';
import { httpsAddress } from '../../text/httpsAddress.ts';
import { icsComponents, type IcsLines, lineOf, linesOf } from './icsComponents.ts';
import { icsExceptions } from './icsExceptions.ts';
import { icsLines, icsText } from './icsLines.ts';
import { icsRepetition, type IcsRepetition, type IcsRoom } from './icsRepetition.ts';
import { icsRule } from './icsRule.ts';
import { icsDuration, icsTime, isOutOfYears, type IcsTime, instantOfTime } from './icsTime.ts';
import { IcsZones } from './IcsZones.ts';

/** An event of a calendar file: what it would be here, or why it is not taken in. */
export interface IcsEvent extends Pick<IcsRepetition, 'series' | 'separate' | 'goesOn'> {
  /** '' where the file has none. */
  readonly uid: string;
  readonly title: string;
  readonly draft: EventDraft | null;
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
  const components = icsComponents(icsLines(text));
  if (components === undefined) return undefined;
  if (components.events.length > mostEvents) return 'tooMany';
  const zones = new IcsZones(components.zones);
  const { keys, changedOf } = changedOccurrences(components.events, zones);
  const room = { times: mostTimes, separate: mostSeparate };
  const events: IcsEvent[] = [];
  for (const [index, lines] of components.events.entries()) {
    const key = keys[index] ?? '';
    const changed = changedOf.get(key) ?? [];
    const event = eventOf(lines, key, { now, room, zones, changed });
    const isTwice = event.fault === null && keys.indexOf(key) < index;
    const read = isTwice ? { ...event, ...none, fault: 'twice' as const } : event;
    events.push(read);
    room.times -= timesOf(read).length;
    room.separate -= separateCount(read);
    // oxlint-disable-next-line no-await-in-loop -- one event after the other
    await pause();
  }
  return events;
}

/** When an event takes place, the earliest first. */
export const timesOf = ({ series, separate }: Pick<IcsEvent, 'series' | 'separate'>): Occurrence[] =>
  [...series, ...separate].toSorted((one, other) => +one.starts_at - +other.starts_at);

/** Between the UID of an event and the time of one of its occurrences; in no UID that is read, and kept in what is sent. */
export const timeSign = '\t';

/** How many of its times are events of their own. */
export function separateCount({ series, separate, draft }: IcsEvent): number {
  if (separate.length === 0) return 0;
  return separate.length + (draft?.recurrence ? 0 : series.length);
}

const none = { draft: null, series: [], separate: [], goesOn: false };

const textOf = (lines: IcsLines, name: string) => icsText(lineOf(lines, name)?.value ?? '').trim();

/**
 * The UIDs of events. An occurrence that was changed has that of its event, and becomes one of its own with the time that it had: by this
 * the event itself does not take place then.
 */
function changedOccurrences(events: readonly IcsLines[], zones: IcsZones) {
  const changedOf = new Map<string, IcsTime[]>();
  const keys = events.map((lines) => {
    const uid = textOf(lines, 'UID');
    const line = lineOf(lines, 'RECURRENCE-ID');
    const time = line ? icsTime(line, zones) : null;
    if (uid === '' || time === null || time === 'zone') return uid;
    changedOf.set(uid, [...(changedOf.get(uid) ?? []), time]);
    return `${uid}${timeSign}${instantOfTime(time).toISOString()}`;
  });
  return { keys, changedOf };
}

function faultOf({ field, code }: FieldError): CalendarFault {
  if (code === 'eventYearOutOfRange') return 'years';
  if (code === 'eventTooLong') return 'tooLong';
  if (code === 'recurrenceOverlaps') return 'overlaps';
  if (field.startsWith('recurrence')) return 'repeats';
  return field.startsWith('time') ? 'times' : 'notUnderstood';
}

interface Reading {
  now: Date;
  room: IcsRoom;
  zones: IcsZones;
  /** The times that occurrences had which were changed. */
  changed: readonly IcsTime[];
}

function eventOf(lines: IcsLines, uid: string, { now, room, zones, changed }: Reading): IcsEvent {
  const title = cutText(textOf(lines, 'SUMMARY').replaceAll(/\s+/g, ' '), 300);
  const skipped = (fault: CalendarFault): IcsEvent => ({
    ...none,
    uid: cutText(uid, longestUid),
    title,
    fault,
  });
  if (uid === '' || uid.length > longestUid || title === '' || lines.includes(null))
    return skipped('notUnderstood');
  if (textOf(lines, 'STATUS').toUpperCase() === 'CANCELLED') return skipped('cancelled');
  const times = startAndEnd(lines, zones);
  if (times === 'zone' || times === 'years') return skipped(times);
  if (times === null) return skipped('times');
  const [line, ...others] = linesOf(lines, 'RRULE');
  const moved = lineOf(lines, 'RECURRENCE-ID');
  // A change of all that follow would be another rule.
  if (others.length > 0 || lineOf(lines, 'EXRULE') || moved?.parameters.has('RANGE'))
    return skipped('repeats');
  if (moved && !uid.includes(timeSign)) return skipped('times');
  const rule = line ? icsRule(line, times.start, zones) : null;
  if (line && rule === null) return skipped('repeats');
  const named = icsExceptions(lines, zones);
  if (typeof named === 'string') return skipped(named);
  const exceptions = { ...named, excluded: [...named.excluded, ...changed] };
  if (room.times < 1) return skipped('tooMany');
  const draft = draftOf(lines, title, times);
  const [error] = checkEvent(draft);
  if (error) return skipped(faultOf(error));
  if (!rule && exceptions.added.length + exceptions.excluded.length === 0) {
    if (times.ends_at <= now) return skipped('past');
    const { starts_at, ends_at } = times;
    return { ...none, uid, title, draft, series: [{ starts_at, ends_at }], fault: null };
  }
  const lasts = times.ends_at.getTime() - times.starts_at.getTime();
  // Its occurrences would overlap.
  if (rule && lasts > dayMs) return skipped('overlaps');
  const repeating = { rule, start: times.start, lasts, ...exceptions };
  const repetition = icsRepetition(repeating, { now, room });
  if (typeof repetition === 'string') return skipped(repetition);
  const { recurrence, ...made } = repetition;
  return { uid, title, draft: { ...draft, recurrence }, ...made, fault: null };
}

function draftOf(lines: IcsLines, title: string, { starts_at, ends_at }: Occurrence): EventDraft {
  const link = textOf(lines, 'URL');
  const content = [textOf(lines, 'LOCATION'), textOf(lines, 'DESCRIPTION')].filter(Boolean).join('\n\n');
  return {
    title,
    content: cutText(content, 5000),
    link: httpsAddress(link) && link.length <= 2000 ? link : '',
    time_start: starts_at.toISOString(),
    time_end: ends_at.toISOString(),
    recurrence: null,
  };
}

interface Times extends Occurrence {
  readonly start: IcsTime;
}

function startAndEnd(lines: IcsLines, zones: IcsZones): Times | 'zone' | 'years' | null {
  const [start, end, duration] = ['DTSTART', 'DTEND', 'DURATION'].map((name) => lineOf(lines, name));
  if ([start, end].some((line) => line && isOutOfYears(line))) return 'years';
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
