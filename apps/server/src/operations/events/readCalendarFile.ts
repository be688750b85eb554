import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { CalendarFault, CalendarImportRow, EventDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { keptEvent } from '@sen/domain/events/checkEvent';
import {
  type IcsEvent,
  largestIcs,
  mostEvents,
  readIcs,
  separateCount,
  timeSign,
  timesOf,
} from '@sen/domain/events/ics/readIcs';
import { keptRecurrence, type Occurrence } from '@sen/domain/events/occurrences';
import type { Config } from '../../config.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import { decodeText } from '../../spreadsheets/decodeText.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import type { Database, InTransaction } from '../../store/database.ts';
import { type ImportedEvent, importedEvents, type ImportMark } from '../../store/events/importedEvents.ts';
import type { Upload } from '../Operation.ts';

/** An event of a file, and the one that it changes. */
export interface ReadEvent {
  row: CalendarImportRow;
  /** Several where each occurrence is an event of its own. */
  taken: TakenIn[];
}

export interface TakenIn {
  ics_uid: string;
  series: ReturnType<typeof keptEvent> & Pick<ImportedEvent, 'recurrence'>;
  occurrences: readonly Occurrence[];
  mark: ImportMark;
  before: ImportedEvent | undefined;
}

/**
 * The events of a calendar file. Without the database: to read one takes time.
 * @throws {RefusalError} the file is too large, or none
 */
export async function eventsOfFile(files: ReadonlyMap<string, Upload>, now: Date): Promise<IcsEvent[]> {
  const { bytes } = uploadedFile(files, largestIcs);
  let since = performance.now();
  const events = await readIcs(decodeText(bytes), now, async () => {
    if (performance.now() - since < longestTurnMs) return;
    await setImmediate();
    since = performance.now();
  });
  if (events === undefined) throw refusal('calendarFileBroken');
  if (events === 'tooMany') throw refusal('calendarFileTooMany', { count: mostEvents });
  return events;
}

export const uidsOf = (events: readonly IcsEvent[]): string[] =>
  events.flatMap((event) => partsOf(event).map(({ uid }) => uid)).filter((uid) => uid !== '');

interface Part {
  uid: string;
  recurrence: EventDraft['recurrence'];
  occurrences: readonly Occurrence[];
}

/** What an event of a file is here. Those of its times that are events of their own have its UID with their time. */
function partsOf({ uid, draft, series, separate }: IcsEvent): Part[] {
  const alone = separate.map((each) => ({
    uid: `${uid}${timeSign}${each.starts_at.toISOString()}`,
    recurrence: null,
    occurrences: [each],
  }));
  return series.length === 0
    ? alone
    : [{ uid, recurrence: draft?.recurrence ?? null, occurrences: series }, ...alone];
}

/** How long a file is read before other requests have their turn. */
const longestTurnMs = 10;

interface Place {
  caller: { id: string };
  company_id: string;
  config: Config;
}

/** What taking in these events would do for a caller and a unit. */
export async function compareEvents(
  database: Database | InTransaction,
  events: readonly IcsEvent[],
  { caller, company_id, config }: Place,
): Promise<ReadEvent[]> {
  const known = await importedEvents(database, { by: caller.id, company_id }, uidsOf(events));
  const ours = `@${new URL(config.publicUrl).hostname}`;
  return events.map((event) => compareEvent(event, known, ours));
}

function compareEvent(event: IcsEvent, known: ReadonlyMap<string, ImportedEvent>, ours: string): ReadEvent {
  const { uid, title, draft, goesOn } = event;
  const skipped = (fault: CalendarFault | null, read: Partial<CalendarImportRow> = {}): ReadEvent => {
    const none = { time_start: null, time_end: null, times: 0, separate: 0, cut_after: null };
    return { row: { uid, title, ...none, ...read, status: 'skipped', fault }, taken: [] };
  };
  const all = timesOf(event);
  const [first, last] = [all[0], all.at(-1)];
  if (draft === null || !first || !last || event.fault !== null) return skipped(event.fault);
  if (uid.split(timeSign)[0]?.endsWith(ours)) return skipped('own');
  const times = {
    time_start: first.starts_at.toISOString(),
    time_end: first.ends_at.toISOString(),
    times: all.length,
    separate: separateCount(event),
    cut_after: goesOn ? last.starts_at.toISOString() : null,
  };
  const parts = partsOf(event).map((part) => comparePart(part, draft, known.get(part.uid)));
  const taken = parts.filter((part) => typeof part !== 'string');
  if (taken.length === 0) return skipped(parts.includes('changedHere') ? 'changedHere' : 'same', times);
  const status = taken.some(({ before }) => before) ? 'changed' : 'new';
  return { row: { uid, title, ...times, status, fault: null }, taken };
}

function comparePart(
  { uid, recurrence: rule, occurrences }: Part,
  draft: EventDraft,
  before: ImportedEvent | undefined,
): TakenIn | 'same' | 'changedHere' {
  const start = occurrences[0]?.starts_at ?? new Date(draft.time_start);
  const recurrence = rule ? keptRecurrence(rule, start) : null;
  const series = { ...keptEvent(draft), recurrence };
  const mark = { ics_mark: markOf(series, occurrences), ics_times: occurrences.length };
  if (before?.ics_mark === mark.ics_mark) return 'same';
  if (before && before.times !== before.ics_times) return 'changedHere';
  return { ics_uid: uid, series, occurrences, mark, before };
}

/** What an event of a file says, as a short text. */
function markOf({ name, content, link }: TakenIn['series'], occurrences: readonly Occurrence[]): string {
  return createHash('sha256')
    .update(JSON.stringify([name, content, link, occurrences]))
    .digest('base64url');
}

function refusal(
  code: 'calendarFileBroken' | 'calendarFileTooMany',
  params?: Record<string, string | number>,
): RefusalError {
  return new RefusalError('validationFailed', { fieldErrors: [fieldError('file', code, params)] });
}
