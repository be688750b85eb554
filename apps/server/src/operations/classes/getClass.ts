import { RefusalError } from '../../errors/RefusalError.ts';
import { isTraining } from '../../store/trainings/trainings.ts';
import type { Handler } from '../Operation.ts';
import { fullClass } from './fullClass.ts';

export const getClass: Handler<'getClass'> = async ({ path: { id }, caller, now }, { database }) => {
  // What leads to the class of a test leads to a training, too, whose page is another one.
  if (await isTraining(database, id, caller)) throw new RefusalError('classIsTraining');
  return { data: await fullClass(database, id, caller, now) };
};
