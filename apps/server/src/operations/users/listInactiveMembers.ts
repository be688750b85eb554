import type { Handler } from '../Operation.ts';
import { memberList } from './memberList.ts';

export const listInactiveMembers: Handler<'listInactiveMembers'> = ({ query, caller }, { database }) =>
  memberList(database, query, { caller, status: 'inactive' });
