import { everybody, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess } from '../../testing/access/AccessRow.ts';

export const access = {
  getProfile: ofCaller(everybody('.')),
  saveProfile: ofCaller(everybody('r')),
  changePassword: ofCaller(everybody('r')),
  setTwoFactor: ofCaller(everybody('r')),
  saveMetas: ofCaller(everybody('.'), { user_metas: { mail_unmarked: 'on' } }),
  saveAvatar: ofCaller(everybody('r')),
  removeAvatar: ofCaller(everybody('.')),
  saveBackground: ofCaller(everybody('r')),
  removeBackground: ofCaller(everybody('.')),
} satisfies AreaAccess<'profile'>;
