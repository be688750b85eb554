import { type Handler, StoredDownload } from '../Operation.ts';
import { readableFile } from './readableFile.ts';

export const getFile: Handler<'getFile'> = async ({ path, ...call }, { database, files }) =>
  new StoredDownload(await readableFile(database, path.id, call), files);
