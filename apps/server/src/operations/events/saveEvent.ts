import type { Occurrence } from '@sen/domain/events/occurrences';
import type { InTransaction } from '../../store/database.ts';
import {
  type KeptSeries,
  occurrencesOfSeries,
  placeOccurrences,
  tidySeries,
} from '../../store/events/eventChanges.ts';
import { factsOfEvent } from '../../store/events/eventFacts.ts';
import { peopleNow } from '../../store/events/eventPeople.ts';
import { record } from '../../store/platform/audit.ts';
import { announceEvent } from './announceEvent.ts';
import { awaited } from './awaited.ts';
import { hasMoved } from './hasMoved.ts';

type Row = Occurrence & { id: string };

interface EventToSave {
  company_id: string;
  series: KeptSeries;
  /** With the ids of the rows that they were before; null: new. */
  occurrences: readonly (Occurrence & { id: string | null })[];
  /** The rows that change, and their series; absent for a new event. */
  before?: { series_id: string; rows: readonly Row[] } | undefined;
  /** The occurrence that was edited, which the answer is about if it is left. */
  edited?: string;
  /** The event of a file that it was taken from. */
  ics_uid?: string;
  /** Writes the series and its people. @returns its id */
  write: () => Promise<string>;
}

/**
 * Writes an event and its occurrences, tells the people concerned and the audit log.
 * @returns the id of the edited occurrence, or else of the first
 */
export async function saveEvent(
  transaction: InTransaction,
  { company_id, series, occurrences, before, edited, ics_uid, write }: EventToSave,
  { caller, now }: { caller: { id: string }; now: Date },
): Promise<string> {
  const changed = before?.rows ?? [];
  const earlier = before && (await factsNow(transaction, changed, now));
  const peopleBefore = before ? await peopleNow(transaction, before.series_id) : [];
  const target = await write();
  const first = await placeOccurrences(transaction, target, { occurrences, before: changed, series }, now);
  if (before && target !== before.series_id) await tidySeries(transaction, [before.series_id]);
  const rows = await occurrencesOfSeries(transaction, target);
  const facts = await factsNow(transaction, rows, now);
  const after = await peopleNow(transaction, target);
  const isMoved = hasMoved(changed, occurrences);
  const announced = { before: peopleBefore, after, facts, isMoved, ...(earlier && { earlier }) };
  await announceEvent(transaction, announced, { causedBy: caller.id, now });
  // A rule that is changed may leave no time for the edited one.
  const id = rows.find((row) => row.id === edited)?.id ?? first;
  const action = before ? 'event.edited' : 'event.added';
  const details = { name: series.name, times: occurrences.length, ...(ics_uid !== undefined && { ics_uid }) };
  await record(transaction, [{ actorId: caller.id, action, subject: { id, company_id }, details }], now);
  return id;
}

function factsNow(transaction: InTransaction, rows: readonly Row[], now: Date) {
  const { id, times } = awaited(rows, now);
  return factsOfEvent(transaction, id, times);
}
