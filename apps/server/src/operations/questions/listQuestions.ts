import { questionList } from '../../store/questions/questionList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listQuestions: Handler<'listQuestions'> = listOperation(questionList);
