import { mayReadPicture, mayTakePicture } from '@sen/domain/files/mayTakePicture';
import { refusalText } from '../../words/refusalText';

/** Why the server would not take this file as a picture, in its words; undefined when it would. */
export async function judgePicture(file: File): Promise<string | undefined> {
  const { name, size } = file;
  const readable = mayReadPicture({ name, size });
  if (!readable.allowed) return refusalText(readable);
  return refusalText(mayTakePicture({ name, bytes: new Uint8Array(await file.arrayBuffer()) }));
}
