import { found } from '../../errors/RefusalError.ts';
import { findRenditionFile } from '../../store/files/renditions.ts';
import { type Handler, StoredDownload } from '../Operation.ts';
import { readableFile } from './readableFile.ts';

export const getRenditionBytes: Handler<'getRenditionBytes'> = async (
  { path, ...call },
  { database, files },
) => {
  await readableFile(database, path.id, call);
  return new StoredDownload(found(await findRenditionFile(database, path.id)), files);
};
