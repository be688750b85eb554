import type { InTransaction } from '../database.ts';
import { notify } from './notify.ts';

interface AnnouncedSession {
  id: string;
  name: string;
  starts_at: Date;
  classroom: { id: string; classroom_name: string; published: boolean };
}

/** Notifies students of an online session, unless its class is hidden from them. */
export async function notifyOfSession(
  transaction: InTransaction,
  type: 'OnlineClassAdded' | 'OnlineClassChanged' | 'OnlineClassCancelled',
  { id, name, starts_at, classroom }: AnnouncedSession,
  notifying: { to: readonly string[]; causedBy: string; now: Date },
): Promise<void> {
  if (!classroom.published) return;
  const facts = {
    classroom_id: classroom.id,
    classroom_name: classroom.classroom_name,
    meeting_id: id,
    meeting_name: name,
    start_time: starts_at.toISOString(),
  };
  await notify(transaction, { type, facts }, notifying);
}
