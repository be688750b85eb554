import { createHash } from 'node:crypto';
import type { CalendarFault, CalendarImportRow } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { keptEvent } from '@sen/domain/events/checkEvent';
import { type IcsEvent, largestIcs, mostEvents, readIcs } from '@sen/domain/events/ics/readIcs';
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
  taken: TakenIn | null;
}

export interface TakenIn {
  series: ReturnType<typeof keptEvent> & Pick<ImportedEvent, 'recurrence'>;
  occurrences: readonly Occurrence[];
  mark: ImportMark;
  before: ImportedEvent | undefined;
}

/**
 * The events of a calendar file. Without the database: to read one takes time.
 * @throws {RefusalError} the file is too large, or none
 */
export function eventsOfFile(files: ReadonlyMap<string, Upload>, now: Date): IcsEvent[] {
  const { bytes } = uploadedFile(files, largestIcs);
  const events = readIcs(decodeText(bytes), now);
  if (events === undefined) throw refusal('calendarFileBroken');
  if (events === 'tooMany') throw refusal('calendarFileTooMany', { count: mostEvents });
  return events;
}

export const uidsOf = (events: readonly IcsEvent[]): string[] =>
  events.map(({ uid }) => uid).filter((uid) => uid !== '');

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
  return events.map((event) => compareEvent(event, known.get(event.uid), ours));
}

function compareEvent(event: IcsEvent, before: ImportedEvent | undefined, ours: string): ReadEvent {
  const { uid, title, draft, occurrences } = event;
  const skipped = (fault: CalendarFault | null, times: Partial<CalendarImportRow> = {}): ReadEvent => ({
    row: { uid, title, time_start: null, time_end: null, times: 0, ...times, status: 'skipped', fault },
    taken: null,
  });
  const [first] = occurrences;
  if (draft === null || !first || event.fault !== null) return skipped(event.fault);
  if (uid.endsWith(ours)) return skipped('own');
  const recurrence = draft.recurrence ? keptRecurrence(draft.recurrence, first.starts_at) : null;
  const series = { ...keptEvent(draft), recurrence };
  const times = { time_start: draft.time_start, time_end: draft.time_end, times: occurrences.length };
  const mark = { ics_mark: markOf(series, occurrences), ics_times: occurrences.length };
  if (before?.ics_mark === mark.ics_mark) return skipped('same', times);
  if (before && before.times !== before.ics_times) return skipped('changedHere', times);
  return {
    row: { uid, title, ...times, status: before ? 'changed' : 'new', fault: null },
    taken: { series, occurrences, mark, before },
  };
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
