import type { Handler } from '../Operation.ts';
import { profileWords } from './profileWords.ts';
import { removePicture } from './savePicture.ts';

export const removeAvatar: Handler<'removeAvatar'> = async ({ caller, language, now }, services) => ({
  data: await removePicture({ owner: caller.id, purpose: 'avatar', now }, services),
  message: profileWords.avatarRemoved[language],
});
