import { everybody, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess } from '../../testing/access/AccessRow.ts';

export const access = {
  logout: ofCaller(everybody('.')),
  getMe: ofCaller(everybody('.')),
  getLanguage: ofCaller(everybody('.')),
  setLanguage: ofCaller(everybody('.'), { lang: 'vi' }),
} satisfies AreaAccess<'auth'>;
