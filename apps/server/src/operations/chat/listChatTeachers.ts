import { chatTeacherList } from '../../store/chat/userLists.ts';
import type { Handler } from '../Operation.ts';
import { chatListOperation } from './chatListOperation.ts';

export const listChatTeachers: Handler<'listChatTeachers'> = chatListOperation(chatTeacherList);
