import { found } from '../../errors/RefusalError.ts';
import { findEvent } from '../../store/events/events.ts';
import type { Handler } from '../Operation.ts';

export const getEvent: Handler<'getEvent'> = async ({ path: { id }, caller, now }, { database }) => ({
  data: found(await findEvent(database, id, caller, now)),
});
