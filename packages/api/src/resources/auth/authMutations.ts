import type { Language } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const authMutations = {
  login: (body: { username: string; password: string }) =>
    unwrap(client.POST('/auth/login', { body, ...multipart })),
  logout: () => unwrap(client.POST('/auth/logout')),
  setLanguage: (lang: Language) => unwrap(client.PUT('/auth/lang', { body: { lang } })),
};
