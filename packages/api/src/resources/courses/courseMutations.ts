import type { CourseDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

interface CourseCopy {
  project_id?: string;
  course_name?: string;
  course_code?: string;
}

export const courseMutations = {
  save: (body: CourseDraft) => unwrap(client.POST('/courses/addFullInfo', { body, ...multipart })),
  remove: (course_ids: string[]) => unwrap(client.DELETE('/courses', { body: { course_ids } })),
  clone: (id: string, body: CourseCopy) =>
    unwrap(client.POST('/courses/{id}/clone', { params: { path: { id } }, body, ...multipart })),
  /** The course as somebody else has saved it meanwhile. */
  reread: (id: string) => unwrap(client.GET('/courses/{id}/allInfo', { params: { path: { id } } })),
  /** @param banner with the extension of its format: `.jpg`, `.png` or `.gif` */
  saveBanner: (id: string, banner: File) =>
    unwrap(client.POST('/courses/{id}/banner', { params: { path: { id } }, body: { banner }, ...multipart })),
  removeBanner: (id: string) => unwrap(client.DELETE('/courses/{id}/banner', { params: { path: { id } } })),
};
