import { pictureLimits } from '@sen/domain/files/mayTakePicture';
import { newFileId } from '../../files/fileStoreOf.ts';
import type { StoredPicture } from '../../store/files/files.ts';
import { findUnitFile, markLoose } from '../../store/files/files.ts';
import type { Services } from '../Operation.ts';

/** A copy of a banner's bytes, so that each course keeps its own; null if there is none. */
export async function copiedBanner(
  address: string | null,
  { database, files }: Pick<Services, 'database' | 'files'>,
  now: Date,
): Promise<StoredPicture | null> {
  const from = address?.split('/').at(-1);
  const file = from === undefined ? undefined : await findUnitFile(database, from);
  const bytes = file && (await files.get(file.id));
  if (!file || !bytes) return null;
  const id = newFileId();
  await markLoose(database, id, now);
  const stored = await files.put(id, bytes, pictureLimits.bytes);
  return { id, name: file.name, type: file.type, ...stored };
}
