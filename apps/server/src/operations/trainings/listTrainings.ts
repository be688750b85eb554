import { trainingList } from '../../store/trainings/trainingList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listTrainings: Handler<'listTrainings'> = listOperation(trainingList);
