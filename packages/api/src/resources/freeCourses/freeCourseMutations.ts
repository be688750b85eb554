import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const freeCourseMutations = {
  ask: (id: string, body: { classroom_id: string; note: string }) =>
    unwrap(client.POST('/free-courses/{id}/request', { params: { path: { id } }, body, ...multipart })),
  withdraw: (id: string) => unwrap(client.DELETE('/free-courses/{id}/request', { params: { path: { id } } })),
  askForPublic: (id: string, note: string) =>
    unwrap(client.POST('/courses/{id}/public', { params: { path: { id } }, body: { note }, ...multipart })),
  withdrawPublic: (id: string) => unwrap(client.DELETE('/courses/{id}/public', { params: { path: { id } } })),
};
