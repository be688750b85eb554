import { can } from '@sen/domain/access/can';
import { mayChat } from '@sen/domain/chat/mayChat';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed } from '../../errors/RefusalError.ts';
import { sittingUntil } from '../../store/attempts/sittingUntil.ts';
import type { Database } from '../../store/database.ts';

/** @throws {RefusalError} when the caller is sitting an exam */
export async function assertMayChat(database: Database, { id, role }: Caller, now: Date): Promise<void> {
  if (can(role, 'attempt.take')) assertAllowed(mayChat(await sittingUntil(database, id, now), now));
}
