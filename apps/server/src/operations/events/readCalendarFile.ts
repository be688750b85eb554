import type { CalendarFault, CalendarImportRow } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { keptEvent } from '@sen/domain/events/checkEvent';
import { type IcsEvent, largestIcs, mostEvents, readIcs } from '@sen/domain/events/ics/readIcs';
import { keptRecurrence, occurrencesOf } from '@sen/domain/events/occurrences';
import type { Caller } from '../../auth/Caller.ts';
import type { Config } from '../../config.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import { decodeText } from '../../spreadsheets/decodeText.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import type { Database } from '../../store/database.ts';
import { type ImportedEvent, importedEvents } from '../../store/events/importedEvents.ts';
import type { Upload } from '../Operation.ts';

/** An event of a file, and the one that it changes. */
export interface ReadEvent {
  row: CalendarImportRow;
  taken: TakenIn | null;
}

export interface TakenIn {
  series: ReturnType<typeof keptEvent> & Pick<ImportedEvent, 'recurrence'>;
  first: { starts_at: Date; ends_at: Date };
  before: ImportedEvent | undefined;
}

/**
 * What taking in a calendar file would do for a caller and a unit.
 * @throws {RefusalError} the file is too large, or none
 */
export async function readCalendarFile(
  database: Database,
  files: ReadonlyMap<string, Upload>,
  { caller, company_id, config, now }: { caller: Caller; company_id: string; config: Config; now: Date },
): Promise<ReadEvent[]> {
  const { bytes } = uploadedFile(files, largestIcs);
  const events = readIcs(decodeText(bytes), now);
  if (events === undefined) throw refusal('calendarFileBroken');
  if (events === 'tooMany') throw refusal('calendarFileTooMany', { count: mostEvents });
  const uids = events.map(({ uid }) => uid).filter((uid) => uid !== '');
  const known = await importedEvents(database, { by: caller.id, company_id }, uids);
  const ours = `@${new URL(config.publicUrl).hostname}`;
  return events.map((event) => readEvent(event, known.get(event.uid), ours));
}

function readEvent(event: IcsEvent, before: ImportedEvent | undefined, ours: string): ReadEvent {
  const { uid, title, draft } = event;
  const skipped = (fault: CalendarFault | null, times: Partial<CalendarImportRow> = {}): ReadEvent => ({
    row: { uid, title, time_start: null, time_end: null, times: 0, ...times, status: 'skipped', fault },
    taken: null,
  });
  if (draft === null || event.fault !== null) return skipped(event.fault);
  if (uid.endsWith(ours)) return skipped('own');
  const first = { starts_at: new Date(draft.time_start), ends_at: new Date(draft.time_end) };
  const recurrence = draft.recurrence ? keptRecurrence(draft.recurrence, first.starts_at) : null;
  const series = { ...keptEvent(draft), recurrence };
  const times = {
    time_start: draft.time_start,
    time_end: draft.time_end,
    times: occurrencesOf(first, recurrence).length,
  };
  if (before && isSame(before, { series, first, before })) return skipped('same', times);
  return {
    row: { uid, title, ...times, status: before ? 'changed' : 'new', fault: null },
    taken: { series, first, before },
  };
}

function isSame(before: ImportedEvent, { series, first }: TakenIn): boolean {
  const shown = (
    event: Pick<ImportedEvent, 'name' | 'content' | 'link' | 'recurrence'>,
    at: TakenIn['first'],
  ) =>
    JSON.stringify([
      event.name,
      event.content,
      event.link,
      event.recurrence?.frequency,
      event.recurrence?.until,
      event.recurrence?.weekdays,
      at.starts_at,
      at.ends_at,
    ]);
  return shown(before, before) === shown(series, first);
}

function refusal(
  code: 'calendarFileBroken' | 'calendarFileTooMany',
  params?: Record<string, string | number>,
): RefusalError {
  return new RefusalError('validationFailed', { fieldErrors: [fieldError('file', code, params)] });
}
