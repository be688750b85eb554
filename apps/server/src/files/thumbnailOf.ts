import { buffer } from 'node:stream/consumers';
import { pictureLimits } from '@sen/domain/files/mayTakePicture';
import { fileFormats } from '@sen/domain/files/fileFormats';
import type { Services } from '../operations/Operation.ts';
import { markLoose, type StoredFile, type StoredPicture } from '../store/files/files.ts';
import { findThumbnail, keepThumbnail, mayHaveThumbnail } from '../store/files/thumbnails.ts';
import { Limiter } from '../threads/Limiter.ts';
import { newFileId } from './fileStoreOf.ts';
import { scaledPicture } from './scaledPicture.ts';
import { throwAway } from './throwAway.ts';

/** A tile on a screen with two pixels to one. */
const box = { width: 400, height: 400 };

/** One at a time, with its bytes: pictures that are sent meanwhile have the other decoder. */
const maker = new Limiter(1);
/** By the file that they are of. */
const underWay = new Map<string, Promise<StoredFile | undefined>>();

/**
 * The small picture of a picture that the caller may read, made the first time.
 * @returns undefined when there is none to be had of the file
 */
export async function thumbnailOf(file: StoredFile, services: Services): Promise<StoredFile | undefined> {
  if (!mayHaveThumbnail(file)) return undefined;
  const known = await findThumbnail(services.database, file.id);
  if (known !== undefined) return known ?? undefined;
  const making = underWay.get(file.id) ?? make(file, services).finally(() => underWay.delete(file.id));
  underWay.set(file.id, making);
  return making;
}

async function make(file: StoredFile, services: Services): Promise<StoredFile | undefined> {
  const { database, clock } = services;
  const thumbnail = await maker.run(() => store(file, services));
  if (thumbnail === undefined) return undefined;
  const isKept = await database
    .transaction()
    .execute((transaction) => keepThumbnail(transaction, file.id, thumbnail, clock.now()));
  if (isKept) return thumbnail === null ? undefined : { ...thumbnail, size: Number(thumbnail.size) };
  await throwAway(thumbnail?.id ?? null, services);
  return (await findThumbnail(database, file.id)) ?? undefined;
}

/** Stores the small picture; null when the file cannot be decoded, undefined when its bytes are not there now. */
async function store(
  { id: source }: StoredFile,
  { database, files, clock, log }: Services,
): Promise<StoredPicture | null | undefined> {
  const bytes = await files.get(source);
  if (!bytes) {
    log.error({ file: source }, 'a file of the database is not in the store');
    return undefined;
  }
  const picture = await scaledPicture(await buffer(bytes), box);
  if (!picture) return null;
  const id = newFileId();
  await markLoose(database, id, clock.now());
  const stored = await files.put(id, [picture.bytes], pictureLimits.bytes);
  const { type } = fileFormats[picture.format];
  return { id, name: `thumbnail.${picture.format === 'jpeg' ? 'jpg' : 'png'}`, type, ...stored };
}
