import { found } from '../../errors/RefusalError.ts';
import { thumbnailOf } from '../../files/thumbnailOf.ts';
import { type Handler, StoredDownload } from '../Operation.ts';
import { readableFile } from './readableFile.ts';

export const getThumbnail: Handler<'getThumbnail'> = async ({ path, ...call }, services) => {
  const file = await readableFile(services.database, path.id, call);
  return new StoredDownload(found(await thumbnailOf(file, services)), services.files);
};
