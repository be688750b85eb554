import { found } from '../../errors/RefusalError.ts';
import { findFile } from '../../store/files/files.ts';
import { findRenditionFile } from '../../store/files/renditions.ts';
import { type Handler, StoredDownload } from '../Operation.ts';

export const getRenditionBytes: Handler<'getRenditionBytes'> = async (
  { path, caller },
  { database, files },
) => {
  found(await findFile(database, path.id, caller));
  return new StoredDownload(found(await findRenditionFile(database, path.id)), files);
};
