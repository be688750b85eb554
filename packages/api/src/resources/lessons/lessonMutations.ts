import type { LessonDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const lessonMutations = {
  save: (body: LessonDraft) => unwrap(client.POST('/lessons', { body, ...multipart })),
  remove: (lesson_ids: string[]) => unwrap(client.DELETE('/lessons', { body: { lesson_ids } })),
  lock: (lesson_ids: string[], lock: boolean) =>
    unwrap(client.POST('/lessons/lock', { body: { lesson_ids, lock }, ...multipart })),
  clone: (id: string) => unwrap(client.POST('/lessons/{id}/clone', { params: { path: { id } } })),
};
