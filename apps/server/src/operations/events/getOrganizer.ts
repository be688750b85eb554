import { found } from '../../errors/RefusalError.ts';
import { findOrganizer } from '../../store/events/organizerList.ts';
import type { Handler } from '../Operation.ts';

export const getOrganizer: Handler<'getOrganizer'> = async ({ path: { id }, caller, now }, { database }) => ({
  data: found(await findOrganizer(database, id, { caller, now })),
});
