import { memberList } from '../../store/users/memberList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listMembers: Handler<'listMembers'> = listOperation(memberList);
