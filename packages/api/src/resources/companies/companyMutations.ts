import type { CompanyDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const companyMutations = {
  add: (body: CompanyDraft) => unwrap(client.POST('/companies', { body, ...multipart })),
  edit: (id: string, body: CompanyDraft) =>
    unwrap(client.PUT('/companies/{id}', { params: { path: { id } }, body })),
  /** @param logo with the extension of its format: `.jpg`, `.png` or `.gif` */
  saveLogo: (id: string, company_logo: File) =>
    unwrap(
      client.POST('/companies/{id}/logo', { params: { path: { id } }, body: { company_logo }, ...multipart }),
    ),
  removeLogo: (id: string) => unwrap(client.DELETE('/companies/{id}/logo', { params: { path: { id } } })),
  remove: (company_ids: string[]) => unwrap(client.DELETE('/companies', { body: { company_ids } })),
  restore: (company_ids: string[]) =>
    unwrap(client.POST('/companies/restore', { body: { company_ids }, ...multipart })),
};
