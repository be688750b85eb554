import { chatStudentList } from '../../store/chat/userLists.ts';
import type { Handler } from '../Operation.ts';
import { chatListOperation } from './chatListOperation.ts';

export const listChatStudents: Handler<'listChatStudents'> = chatListOperation(chatStudentList);
