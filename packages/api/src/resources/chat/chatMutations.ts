import type { ChatGroupChange, ChatGroupDraft, ChatMessageDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';
import type { ConversationKey } from './chatQueries';

export const chatMutations = {
  send: (body: ChatMessageDraft, signal: AbortSignal) =>
    unwrap(client.POST('/chat/messages', { body, signal, ...multipart })),
  /** The messages of others up to this number are seen. */
  see: ({ kind, id }: ConversationKey, number: number) => {
    const request = { params: { path: { id } }, body: { number } };
    return unwrap(
      kind === 'person'
        ? client.PUT('/chat/people/{id}/seen', request)
        : client.PUT('/chat/groups/{id}/seen', request),
    );
  },
  addGroup: (body: ChatGroupDraft) => unwrap(client.POST('/chat/groups', { body, ...multipart })),
  editGroup: (id: string, body: ChatGroupChange) =>
    unwrap(client.POST('/chat/groups/{id}', { params: { path: { id } }, body, ...multipart })),
  /** @param successor who becomes an administrator in one's place */
  leaveGroup: (id: string, successor: string | null) =>
    unwrap(
      client.POST('/chat/groups/{id}/leave', {
        params: { path: { id } },
        body: successor === null ? {} : { administrator_id: successor },
      }),
    ),
  dissolveGroup: (id: string) => unwrap(client.DELETE('/chat/groups/{id}', { params: { path: { id } } })),
};
