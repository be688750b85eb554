import { found } from '../../errors/RefusalError.ts';
import { thumbnailOf } from '../../files/thumbnailOf.ts';
import { findFile } from '../../store/files/files.ts';
import { type Handler, StoredDownload } from '../Operation.ts';

export const getThumbnail: Handler<'getThumbnail'> = async ({ path, caller }, services) => {
  const file = found(await findFile(services.database, path.id, caller));
  return new StoredDownload(found(await thumbnailOf(file, services)), services.files);
};
