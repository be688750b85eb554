import type { InTransaction } from '../store/database.ts';
import { insertAwards } from '../store/badges/awards.ts';
import { progressOf } from '../store/badges/badgeFacts.ts';
import type { StoredRule } from '../store/badges/badgeRules.ts';
import { notify } from '../store/notifications/notify.ts';

/** Awards a badge to those of these students who meet its rule now, and notifies them. */
export async function awardBadge(
  transaction: InTransaction,
  rule: StoredRule,
  studentIds: readonly string[],
  now: Date,
): Promise<void> {
  const progress = await progressOf(transaction, rule, studentIds, now);
  const earned = new Map([...progress].filter(([, { is_met }]) => is_met));
  const to = await insertAwards(transaction, rule, earned, now);
  if (to.length === 0) return;
  const facts = { badge_id: rule.id, badge_name: rule.name };
  await notify(transaction, { type: 'BadgeEarned', facts }, { to, causedBy: null, now });
}
