import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import { can } from '@sen/domain/access/can';
import type { Database } from '../../store/database.ts';
import { visibleMembers } from '../../store/users/memberAccess.ts';

/** @throws {RefusalError} for a person who is neither the caller nor a member whom the caller sees: 404, as for one who does not exist */
export async function assertSeesPerson(database: Database, id: string, caller: Caller): Promise<void> {
  if (id === caller.id) return;
  const seen = can(caller.role, 'member.list')
    ? await visibleMembers(database, { caller })
        .select('user_account.id')
        .where('user_account.id', '=', id)
        .executeTakeFirst()
    : undefined;
  found(seen);
}
