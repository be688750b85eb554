import { examList } from '../../store/exams/examList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listExams: Handler<'listExams'> = listOperation(examList);
