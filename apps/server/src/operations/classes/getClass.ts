import type { Handler } from '../Operation.ts';
import { fullClass } from './fullClass.ts';

export const getClass: Handler<'getClass'> = async ({ path: { id }, caller, now }, { database }) => ({
  data: await fullClass(database, id, caller, now),
});
