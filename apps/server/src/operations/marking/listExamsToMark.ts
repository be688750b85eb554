import { examsToMarkList } from '../../store/marking/examsToMarkList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listExamsToMark: Handler<'listExamsToMark'> = listOperation(examsToMarkList);
