import type { CourseReviewDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const reviewMutations = {
  add: (id: string, body: CourseReviewDraft) =>
    unwrap(client.POST('/courses/{id}/reviews', { params: { path: { id } }, body, ...multipart })),
  edit: (id: string, body: CourseReviewDraft) =>
    unwrap(client.PUT('/reviews/{id}', { params: { path: { id } }, body })),
  remove: (id: string) => unwrap(client.DELETE('/reviews/{id}', { params: { path: { id } } })),
  /** @param reason null shows it again */
  hide: (id: string, reason: string | null) =>
    unwrap(client.PUT('/reviews/{id}/hidden', { params: { path: { id } }, body: { reason } })),
};
