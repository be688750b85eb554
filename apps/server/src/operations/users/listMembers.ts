import type { Handler } from '../Operation.ts';
import { memberList } from './memberList.ts';

export const listMembers: Handler<'listMembers'> = ({ query, caller }, { database }) =>
  memberList(database, query, { caller });
