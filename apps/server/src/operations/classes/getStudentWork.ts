import type { Handler } from '../Operation.ts';
import { showStudentWork } from './showStudentWork.ts';

export const getStudentWork: Handler<'getStudentWork'> = async ({ path, ...call }, { database }) => ({
  data: await showStudentWork(database, { classId: path.id, userId: path.user_id }, call),
});
