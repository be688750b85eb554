import { chatTeacherList } from '../../store/chat/userLists.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listChatTeachers: Handler<'listChatTeachers'> = listOperation(chatTeacherList);
