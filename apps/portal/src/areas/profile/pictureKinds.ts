import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import { words } from './words';

export type PictureKind = 'avatar' | 'background';

/** The texts and calls of each kind of picture. */
export const pictureKinds = {
  avatar: {
    field: 'avatar',
    shape: 'circle',
    title: () => words('avatar'),
    change: () => words('changeAvatar'),
    remove: () => words('removeAvatar'),
    removeAsked: () => words('removeAvatarAsked'),
    removeText: () => words('removeAvatarText'),
    save: profileMutations.saveAvatar,
    takeAway: profileMutations.removeAvatar,
  },
  background: {
    field: 'bg_img',
    shape: 'banner',
    title: () => words('background'),
    change: () => words('changeBackground'),
    remove: () => words('removeBackground'),
    removeAsked: () => words('removeBackgroundAsked'),
    removeText: () => words('removeBackgroundText'),
    save: profileMutations.saveBackground,
    takeAway: profileMutations.removeBackground,
  },
} as const satisfies Record<PictureKind, object>;
