import { chatUserList } from '../../store/chat/userLists.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listChatUsers: Handler<'listChatUsers'> = listOperation(chatUserList);
