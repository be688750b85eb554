import { chatStudentList } from '../../store/chat/userLists.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listChatStudents: Handler<'listChatStudents'> = listOperation(chatStudentList);
