import type { ProfileDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const profileMutations = {
  save: (body: ProfileDraft) => unwrap(client.POST('/users/profile', { body, ...multipart })),
  changePassword: (body: { old_password: string; password: string; password_confirmation: string }) =>
    unwrap(client.POST('/users/password', { body, ...multipart })),
  setTwoFactor: (enabled: boolean, password: string) =>
    unwrap(client.PUT('/users/two-factor', { body: { enabled, password } })),
};
