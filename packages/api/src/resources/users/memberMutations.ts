import type { MemberDraft, Query, RefusedContent } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';
import type { SheetFile } from '../imports/SheetFile';

/** A file of members. */
export interface MemberImport extends SheetFile {
  /** The unit, for super-admins, who have none of their own. */
  company_id?: string;
}

export const memberMutations = {
  add: (body: MemberDraft) => unwrap(client.POST('/addusers', { body, ...multipart })),
  edit: (id: string, body: MemberDraft) =>
    unwrap(client.PUT('/users/{id}', { params: { path: { id } }, body })),
  lock: (user_ids: string[]) => unwrap(client.POST('/users/lock', { body: { user_ids }, ...multipart })),
  unlock: (ids: string[]) => unwrap(client.POST('/users/unlock', { body: { ids }, ...multipart })),
  resendActivation: (user_ids: string[]) =>
    unwrap(client.POST('/users/notification-active', { body: { user_ids }, ...multipart })),
  remove: (user_ids: string[]) => unwrap(client.DELETE('/users/delete', { body: { user_ids } })),
  removeInactive: (user_ids: string[]) =>
    unwrap(client.POST('/users/inactive/delete', { body: { user_ids }, ...multipart })),
  /** Continues until none is left, since a call ends after two seconds; resolves to the number of deleted accounts. */
  removeAllInactive: async (onProgress: (remaining: number) => void) => {
    let deleted = 0;
    let after: string | null = null;
    do {
      const body: { delete_all: true; after?: string } = {
        delete_all: true,
        ...(after !== null && { after }),
      };
      const { data } = await unwrap(client.POST('/users/inactive/delete', { body, ...multipart }));
      deleted += data.deleted;
      after = data.next;
      if (after !== null) onProgress(data.remaining);
    } while (after !== null);
    return deleted;
  },
  showPassword: (user_id: string) => unwrap(client.PUT('/users/showPassword', { body: { user_id } })),
  setTwoFactor: (id: string, enabled: boolean) =>
    unwrap(client.PUT('/users/{id}/two-factor', { params: { path: { id } }, body: { enabled } })),
  check: (body: MemberImport, signal?: AbortSignal) =>
    unwrap(client.POST('/import-block-user/check', { body, ...multipart, ...(signal && { signal }) })),
  /** The same `import_id` starts it once. */
  import: (body: MemberImport & { import_id: string; file_digest: string; changes?: 'apply' | 'skip' }) =>
    unwrap(client.POST('/import-block-user', { body, ...multipart })),
  refusedRows: (body: MemberImport & { content: RefusedContent }) =>
    unwrap(
      client.POST('/import-block-user/refused', {
        body: { format: 'xlsx', ...body },
        ...multipart,
        parseAs: 'blob',
      }),
    ),
  template: (format: 'xlsx' | 'ods' | 'csv') =>
    unwrap(client.GET('/import-block-user/template', { params: { query: { format } }, parseAs: 'blob' })),
  export: (query: Query<'exportMembers'>) =>
    unwrap(client.GET('/users/export', { params: { query }, parseAs: 'blob' })),
  activate: (body: { email: string; token: string; password: string; password_confirmation: string }) =>
    unwrap(client.POST('/auth/activate', { body, ...multipart })),
};
