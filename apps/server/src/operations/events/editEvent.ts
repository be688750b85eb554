import type { Event, EventDraft, EventEdit, EventScope } from '@sen/api/contract/model';
import { changedOccurrences } from '@sen/domain/events/changedOccurrences';
import { draftOfEvent } from '@sen/domain/events/draftOfEvent';
import { firstOfAll } from '@sen/domain/events/firstOfAll';
import { mayEditEvent } from '@sen/domain/events/mayEditEvent';
import { movedRule } from '@sen/domain/events/movedRule';
import type { Occurrence } from '@sen/domain/events/occurrences';
import { today } from '@sen/domain/time/today';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import {
  insertSeries,
  type KeptSeries,
  replacePeople,
  takeEvents,
  takeScope,
  type TakenEvent,
  updateSeries,
} from '../../store/events/eventChanges.ts';
import { findEvent } from '../../store/events/events.ts';
import type { Handler } from '../Operation.ts';
import { checkedEvent } from './checkedEvent.ts';
import { saveEvent } from './saveEvent.ts';

export const editEvent: Handler<'editEvent'> = async ({ path: { id }, body, caller, now }, { database }) => {
  const saved = await database.transaction().execute(async (transaction) => {
    const taken = found((await takeEvents(transaction, [id], caller))[0]);
    assertAllowed(mayEditEvent(caller, taken));
    if (body.version !== taken.version) throw new RefusalError('eventChanged');
    const before = found(await findEvent(transaction, id, caller, now));
    const { company_id } = taken;
    const scope = scopeOf(before, body);
    const changed = await takeScope(transaction, taken, scope);
    const draft = draftToSave(before, body, scope, changed);
    const { series, people, first } = await checkedEvent(transaction, draft, { caller, company_id, before });
    const rule = scope === 'one' ? null : before.recurrence;
    const { placed, apart } = changedOccurrences({ rows: changed, rule }, { first, rule: series.recurrence });
    const occurrences = placed.map(({ times, row }) => ({ ...times, id: row?.id ?? null }));
    const write = async () => {
      const target = await seriesOf(transaction, taken, before, changed, series, now);
      await replacePeople(transaction, target, people);
      return target;
    };
    const rows = { series_id: taken.series_id, rows: changed };
    const edit = { company_id, series, occurrences, before: rows, edited: id, write };
    return { id: await saveEvent(transaction, edit, { caller, now }), apart };
  });
  return { data: found(await findEvent(database, saved.id, caller, now)), apart_count: saved.apart };
};

/** The occurrences that a change is of. */
function scopeOf({ recurrence }: Event, { scope = 'one' }: EventEdit): EventScope {
  return recurrence === null ? 'all' : scope;
}

/** What is saved of the first of the occurrences that change; one occurrence of several does not repeat itself. */
function draftToSave(
  before: Event,
  edit: EventEdit,
  scope: EventScope,
  [earliest]: readonly Occurrence[],
): EventDraft {
  const { version: _version, scope: _scope, company_id: _unit, ...body } = edit;
  const draft = { ...draftOfEvent(before), ...body };
  if (scope === 'one') return { ...draft, recurrence: null };
  const rule = before.recurrence;
  const started = new Date(before.time_start);
  const after = { starts_at: new Date(draft.time_start), ends_at: new Date(draft.time_end) };
  if (!rule || !earliest || Number.isNaN(+after.starts_at) || Number.isNaN(+after.ends_at)) return draft;
  const recurrence =
    body.recurrence === undefined
      ? movedRule(rule, { from: today(started), to: today(after.starts_at) })
      : body.recurrence;
  const first =
    scope === 'all'
      ? firstOfAll({ earliest: earliest.starts_at, before: started, after }, rule.frequency)
      : after;
  const times = { time_start: first.starts_at.toISOString(), time_end: first.ends_at.toISOString() };
  return { ...draft, ...times, recurrence };
}

/** The series with the new content: the same when the change is of all its occurrences, else a new one. */
async function seriesOf(
  transaction: InTransaction,
  taken: TakenEvent,
  before: Event,
  changed: readonly TakenEvent[],
  series: KeptSeries,
  now: Date,
): Promise<string> {
  if (changed.length === before.occurrence_count) {
    await updateSeries(transaction, taken.series_id, series, now);
    return taken.series_id;
  }
  const { company_id, created_by } = taken;
  // Somebody else may have the occurrence open, at the version that it had as a part of the series.
  const version = taken.version + 1;
  return insertSeries(transaction, series, { company_id, created_by, version }, now);
}
