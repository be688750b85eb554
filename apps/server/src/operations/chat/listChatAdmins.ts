import { chatAdminList } from '../../store/chat/userLists.ts';
import type { Handler } from '../Operation.ts';
import { chatListOperation } from './chatListOperation.ts';

export const listChatAdmins: Handler<'listChatAdmins'> = chatListOperation(chatAdminList);
