import type { Handler } from '../Operation.ts';
import { fullStudy } from './fullStudy.ts';

export const getStudy: Handler<'getStudy'> = async (
  { path: { id }, caller, now, language },
  { database },
) => ({
  data: (await fullStudy(database, id, caller, { now, language })).study,
});
