import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import { words } from './words';

export type PictureKind = 'avatar' | 'background';

/** What one does with each picture of a person, in words and in calls. */
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
