import type { EventFacts } from '@sen/domain/notifications/eventNotifications';
import type { InTransaction } from '../../store/database.ts';
import { notify } from '../../store/notifications/notify.ts';
import { comparePeople } from '../trainings/comparePeople.ts';

interface Announcement {
  /** Everybody concerned before and after the change, by id. */
  before: readonly string[];
  after: readonly string[];
  facts: EventFacts;
  /** What was known before; absent for a new event. */
  earlier?: EventFacts;
  /** It takes place at other times than before. */
  isMoved?: boolean;
}

/** Invites who is new, and tells who no longer takes part and, when its times have changed, who stays. */
export async function announceEvent(
  transaction: InTransaction,
  { before, after, facts, earlier, isMoved = false }: Announcement,
  { causedBy, now }: { causedBy: string; now: Date },
): Promise<void> {
  const { joined, left, stayed } = comparePeople(before, after);
  const isOver = (of: EventFacts | undefined) => of === undefined || new Date(of.end_time) <= now;
  const by = { causedBy, now };
  // Nobody waits for what is over.
  if (!isOver(facts)) {
    await notify(transaction, { type: 'EventInvited', facts }, { ...by, to: joined });
    if (earlier && isMoved) {
      const { start_time, end_time, times } = earlier;
      const moved = { ...facts, earlier: { start_time, end_time, times } };
      await notify(transaction, { type: 'EventMoved', facts: moved }, { ...by, to: stayed });
    }
  }
  if (earlier && !isOver(earlier))
    await notify(transaction, { type: 'EventWithdrawn', facts: earlier }, { ...by, to: left });
}
