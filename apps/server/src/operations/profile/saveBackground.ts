import type { Handler } from '../Operation.ts';
import { profileWords } from './profileWords.ts';
import { savePicture } from './savePicture.ts';

export const saveBackground: Handler<'saveBackground'> = async (
  { caller, files, language, now },
  services,
) => ({
  data: await savePicture({ owner: caller.id, purpose: 'background', now }, files.get('bg_img'), services),
  message: profileWords.backgroundSaved[language],
});
