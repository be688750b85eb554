import { nextStudents } from '../store/badges/badgeFacts.ts';
import { noteDue, takeDueBadge } from '../store/badges/badgeChanges.ts';
import type { Database } from '../store/database.ts';
import { awardBadge } from './awardBadge.ts';

/**
 * Looks at the next people to whom the rule of a badge is new; one part in one transaction.
 * @param limit at most so many people
 * @returns whether there was anything to do
 */
export async function awardDueBadge(database: Database, now: Date, limit: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const due = await takeDueBadge(transaction);
    if (!due) return false;
    const { rule, after } = due;
    const ids = await nextStudents(transaction, rule, { after, limit });
    await awardBadge(transaction, rule, ids, now);
    await noteDue(transaction, rule.id, ids.length < limit ? null : (ids.at(-1) ?? null));
    return true;
  });
}
