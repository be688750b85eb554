import type { CertificateTemplateDraft, CourseCertificateDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const certificateMutations = {
  add: (body: CertificateTemplateDraft) => unwrap(client.POST('/certificates', { body, ...multipart })),
  edit: (id: string, body: CertificateTemplateDraft) =>
    unwrap(client.PUT('/certificates/{id}', { params: { path: { id } }, body, ...multipart })),
  remove: (certificate_ids: string[]) =>
    unwrap(client.DELETE('/certificates', { body: { certificate_ids } })),
  choose: (id: string, body: CourseCertificateDraft) =>
    unwrap(client.PUT('/courses/{id}/certificate', { params: { path: { id } }, body })),
  /** To these students, or to all who have earned one; to many by a job. */
  issue: (id: string, body: { user_ids?: string[] }) =>
    unwrap(client.POST('/classrooms/{id}/certificates', { params: { path: { id } }, body })),
  revoke: (certificate_ids: string[], reason: string) =>
    unwrap(client.POST('/certificates/issued/revoke', { body: { certificate_ids, reason } })),
  /** Of these students, or of all. */
  makeArchive: (id: string, body: { user_ids?: string[] }) =>
    unwrap(client.POST('/classrooms/{id}/certificates/archive', { params: { path: { id } }, body })),
  cancelArchive: (id: string) =>
    unwrap(client.POST('/certificates/archives/{id}/cancel', { params: { path: { id } } })),
  print: (id: string) =>
    unwrap(client.GET('/certificates/issued/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' })),
  printSample: (id: string) =>
    unwrap(client.GET('/certificates/{id}/sample', { params: { path: { id } }, parseAs: 'blob' })),
  verify: (code: string) => unwrap(client.GET('/verify/{code}', { params: { path: { code } } })),
};
