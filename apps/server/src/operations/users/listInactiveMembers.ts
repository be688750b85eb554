import { memberList } from '../../store/users/memberList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listInactiveMembers: Handler<'listInactiveMembers'> = listOperation(memberList, {
  status: ['inactive'],
});
