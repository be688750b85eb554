import type { Handler } from '../Operation.ts';
import { profileWords } from './profileWords.ts';
import { removePicture } from './savePicture.ts';

export const removeBackground: Handler<'removeBackground'> = async ({ caller, language, now }, services) => ({
  data: await removePicture({ owner: caller.id, purpose: 'background', now }, services),
  message: profileWords.backgroundRemoved[language],
});
