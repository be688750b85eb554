import { chatAdminList } from '../../store/chat/userLists.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listChatAdmins: Handler<'listChatAdmins'> = listOperation(chatAdminList);
