import { taughtExamList } from '../../store/overview/taughtExamList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listTaughtExams: Handler<'listTaughtExams'> = listOperation(taughtExamList);
