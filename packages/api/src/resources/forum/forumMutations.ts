import type { TopicDraft, TopicEdit } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

const at = (id: string) => ({ params: { path: { id } } });

export const forumMutations = {
  acceptRules: () => unwrap(client.POST('/forum/rules')),
  add: (body: TopicDraft) => unwrap(client.POST('/topics', { body, ...multipart })),
  addPicture: (picture: File) => unwrap(client.POST('/forum/pictures', { body: { picture }, ...multipart })),
  edit: (id: string, body: TopicEdit) => unwrap(client.PUT('/topics/{id}', { ...at(id), body })),
  remove: (id: string, reason: string) =>
    unwrap(client.DELETE('/topics/{id}', { ...at(id), body: { reason } })),
  follow: (id: string, followed: boolean) =>
    unwrap(client.PUT('/topics/{id}/follow', { ...at(id), body: { followed } })),
  lock: (id: string, locked: boolean) =>
    unwrap(client.PUT('/topics/{id}/lock', { ...at(id), body: { locked } })),
  /** @param reply_id the reply that is reported; the topic itself when absent */
  report: (id: string, body: { reason: string; reply_id?: string }) =>
    unwrap(client.POST('/topics/{id}/reports', { ...at(id), body })),
  dismissReports: (id: string) => unwrap(client.DELETE('/topics/{id}/reports', at(id))),
  reply: (id: string, content: string) =>
    unwrap(client.POST('/topics/{id}/replies', { ...at(id), body: { content }, ...multipart })),
  editReply: (id: string, content: string) =>
    unwrap(client.PUT('/replies/{id}', { ...at(id), body: { content } })),
  removeReply: (id: string, reason: string) =>
    unwrap(client.DELETE('/replies/{id}', { ...at(id), body: { reason } })),
};
