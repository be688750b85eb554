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
}

/** Invites who is new, and tells who no longer takes part and, when the time has changed, who stays. */
export async function announceEvent(
  transaction: InTransaction,
  { before, after, facts, earlier }: Announcement,
  { causedBy, now }: { causedBy: string; now: Date },
): Promise<void> {
  const { joined, left, stayed } = comparePeople(before, after);
  const isOver = (of: EventFacts | undefined) => of === undefined || new Date(of.end_time) <= now;
  const isMoved =
    earlier !== undefined &&
    (['start_time', 'end_time', 'times'] as const).some((field) => earlier[field] !== facts[field]);
  const by = { causedBy, now };
  // Nobody waits for what is over.
  if (!isOver(facts)) {
    await notify(transaction, { type: 'EventInvited', facts }, { ...by, to: joined });
    if (isMoved) await notify(transaction, { type: 'EventMoved', facts }, { ...by, to: stayed });
  }
  if (earlier && !isOver(earlier))
    await notify(transaction, { type: 'EventWithdrawn', facts: earlier }, { ...by, to: left });
}
