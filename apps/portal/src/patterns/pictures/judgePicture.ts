import { mayReadPicture, mayTakePicture } from '@sen/domain/files/mayTakePicture';
import { refusalText } from '../../words/refusalText';

/** Why the server would refuse this file as a picture, in its texts; undefined when it would not. */
export async function judgePicture(file: File): Promise<string | undefined> {
  const { name, size } = file;
  const readable = mayReadPicture({ name, size });
  if (!readable.allowed) return refusalText(readable);
  return refusalText(mayTakePicture({ name, bytes: new Uint8Array(await file.arrayBuffer()) }));
}
