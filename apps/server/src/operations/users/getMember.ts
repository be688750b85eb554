import { found } from '../../errors/RefusalError.ts';
import { findMember } from '../../store/users/members.ts';
import type { Handler } from '../Operation.ts';

export const getMember: Handler<'getMember'> = async ({ path, caller }, { database }) => ({
  data: found(await findMember(database, path.id, caller)),
});
