import { found } from '../../errors/RefusalError.ts';
import { findTraining } from '../../store/trainings/trainings.ts';
import type { Handler } from '../Operation.ts';

export const getTraining: Handler<'getTraining'> = async ({ path: { id }, caller, now }, { database }) => ({
  data: found(await findTraining(database, id, caller, now)),
});
