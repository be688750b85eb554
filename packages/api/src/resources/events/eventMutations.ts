import type { EventDraft, EventEdit, EventScope } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const eventMutations = {
  add: (body: EventDraft) => unwrap(client.POST('/events', { body, ...multipart })),
  edit: (id: string, body: EventEdit) =>
    unwrap(client.PUT('/events/{id}', { params: { path: { id } }, body })),
  /** @param scope of an event that repeats, this one alone, or with those after it */
  remove: (event_ids: string[], scope: EventScope = 'one') =>
    unwrap(client.DELETE('/events', { body: { event_ids, scope } })),
  /** One event as a calendar file. */
  file: (id: string) => unwrap(client.GET('/events/{id}/ics', { params: { path: { id } }, parseAs: 'blob' })),
  /** The own calendar as a calendar file. */
  calendarFile: () => unwrap(client.GET('/calendar/ics', { parseAs: 'blob' })),
  /** What taking in a calendar file would do. */
  checkFile: (body: { file: File; company_id?: string }) =>
    unwrap(client.POST('/calendar/import/check', { body, ...multipart })),
  importFile: (body: { file: File; uids: string[]; company_id?: string }) =>
    unwrap(client.POST('/calendar/import', { body, ...multipart })),
  /** Creates the address of the own calendar, which this answer alone has. */
  renewFeed: () => unwrap(client.POST('/calendar/feed')),
  revokeFeed: () => unwrap(client.DELETE('/calendar/feed')),
};
