import { assignableExamList } from '../../store/exams/assignableExamList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listAssignableExams: Handler<'listAssignableExams'> = listOperation(assignableExamList);
