import type { Expression } from 'kysely';
import type { InTransaction } from '../database.ts';
import { notify } from './notify.ts';

type OfClass =
  | 'ClassJoined'
  | 'ClassLeft'
  | 'ClassTeacherAssigned'
  | 'ClassTeacherReplaced'
  | 'ClassTimesChanged'
  | 'ClassDeleted';

interface AnnouncedClass {
  id: string;
  name: string;
  starts_at: Date;
  ends_at: Date;
}

/** Notifies people of a class. */
export async function notifyOfClass(
  transaction: InTransaction,
  type: OfClass,
  { id, name, starts_at, ends_at }: AnnouncedClass,
  notifying: { to: readonly string[] | Expression<unknown>; causedBy: string; now: Date },
): Promise<void> {
  const facts = {
    classroom_id: id,
    classroom_name: name,
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
  };
  await notify(transaction, { type, facts }, notifying);
}
