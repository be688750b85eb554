import type { Handler } from '../Operation.ts';
import { profileWords } from './profileWords.ts';
import { savePicture } from './savePicture.ts';

export const saveAvatar: Handler<'saveAvatar'> = async ({ caller, files, language, now }, services) => ({
  data: await savePicture({ owner: caller.id, purpose: 'avatar', now }, files.get('avatar'), services),
  message: profileWords.avatarSaved[language],
});
