import type { Language } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

interface ResetBody {
  email: string;
  password: string;
  password_confirmation: string;
  token: string;
  check_password?: string;
  create_by?: 'admin';
}

export const authMutations = {
  login: (body: { username: string; password: string }) =>
    unwrap(client.POST('/auth/login', { body, ...multipart })),
  verifyTwoFactor: (body: { email: string; code: string }) =>
    unwrap(client.POST('/auth/verifyTwoFactor', { body, ...multipart })),
  recover: (body: { email: string }) => unwrap(client.POST('/auth/recovery', { body, ...multipart })),
  reset: (body: ResetBody) => unwrap(client.POST('/auth/reset', { body, ...multipart })),
  logout: () => unwrap(client.POST('/auth/logout')),
  setLanguage: (lang: Language) => unwrap(client.PUT('/auth/lang', { body: { lang } })),
};
