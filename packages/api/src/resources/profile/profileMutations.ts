import type { NotificationChoices, ProfileDraft } from '../../contract/model';
import { client, renewingToken } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const profileMutations = {
  save: (body: ProfileDraft) => unwrap(client.POST('/users/profile', { body, ...multipart })),
  changePassword: (body: { old_password?: string; password: string; password_confirmation: string }) =>
    renewingToken(unwrap(client.POST('/users/password', { body, ...multipart }))),
  /** Merges choices into the stored ones. */
  saveChoices: (user_metas: NotificationChoices) =>
    unwrap(client.PUT('/users/metas', { body: { user_metas } })),
  /** @param picture with the extension of its format: `.jpg`, `.png` or `.gif` */
  saveAvatar: (picture: File) =>
    unwrap(client.POST('/users/avatar', { body: { avatar: picture }, ...multipart })),
  removeAvatar: () => unwrap(client.DELETE('/users/avatar')),
  saveBackground: (picture: File) =>
    unwrap(client.POST('/users/bg-img', { body: { bg_img: picture }, ...multipart })),
  removeBackground: () => unwrap(client.DELETE('/users/bg-img')),
  setTwoFactor: (enabled: boolean, password: string) =>
    unwrap(client.PUT('/users/two-factor', { body: { enabled, password } })),
};
