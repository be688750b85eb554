import type { Event, EventDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { checkEvent, keptEvent } from '@sen/domain/events/checkEvent';
import { keptRecurrence } from '@sen/domain/events/occurrences';
import type { Caller } from '../../auth/Caller.ts';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import type { KeptSeries } from '../../store/events/eventChanges.ts';
import { mayBeInvited, mayOrganize } from '../../store/events/eventCandidates.ts';
import { assertPlaces } from './assertPlaces.ts';

interface CheckedEvent {
  series: KeptSeries;
  people: string[];
  first: { starts_at: Date; ends_at: Date };
}

/**
 * Only what is new is looked up: an event keeps people whose account has been locked since, and a class that its organiser no longer
 * teaches.
 * @throws {RefusalError} for wrong fields
 */
export async function checkedEvent(
  transaction: InTransaction,
  draft: EventDraft,
  { caller, company_id, before }: { caller: Caller; company_id: string; before?: Event },
): Promise<CheckedEvent> {
  assertNoFieldErrors(checkEvent(draft));
  const people = [...new Set(draft.users_ids)];
  const user_id = draft.user_id ?? before?.user_id ?? caller.id;
  const earlier = new Set(before?.users_ids);
  const added = people.filter((id) => !earlier.has(id));
  const isNewOrganizer = user_id !== (before?.user_id ?? caller.id);
  assertNoFieldErrors([
    ...((await mayBeInvited(transaction, added, { caller, company_id }))
      ? []
      : [fieldError('users_ids', 'eventPersonUnknown')]),
    ...(!isNewOrganizer || (await mayOrganize(transaction, user_id, { caller, company_id }))
      ? []
      : [fieldError('user_id', 'eventOrganizerUnknown')]),
  ]);
  await assertPlaces(transaction, draft, { caller, company_id, ...(before && { before }) });
  const first = { starts_at: new Date(draft.time_start), ends_at: new Date(draft.time_end) };
  const recurrence = draft.recurrence ? keptRecurrence(draft.recurrence, first.starts_at) : null;
  return { series: { ...keptEvent(draft), user_id, recurrence }, people, first };
}
