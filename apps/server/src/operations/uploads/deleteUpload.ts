import { found } from '../../errors/RefusalError.ts';
import { deleteOwnUpload } from '../../store/uploads/uploads.ts';
import { throwAway } from '../../files/throwAway.ts';
import type { Handler } from '../Operation.ts';

export const deleteUpload: Handler<'deleteUpload'> = async ({ path: { id }, caller }, services) => {
  found((await deleteOwnUpload(services.database, id, caller.id)) || undefined);
  await throwAway(id, services);
  return { data: null };
};
