import { chatUserList } from '../../store/chat/userLists.ts';
import type { Handler } from '../Operation.ts';
import { chatListOperation } from './chatListOperation.ts';

export const listChatUsers: Handler<'listChatUsers'> = chatListOperation(chatUserList);
