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
};
