import { found } from '../../errors/RefusalError.ts';
import { findFile } from '../../store/files/files.ts';
import { type Handler, StoredDownload } from '../Operation.ts';

export const getFile: Handler<'getFile'> = async ({ path, caller }, { database, files }) =>
  new StoredDownload(found(await findFile(database, path.id, caller)), files);
