import { isCompleted } from '@sen/domain/completion/courseResult';
import type { AfterResults } from '../completion/ChangedResult.ts';
import { studentsAmong } from '../store/badges/badgeFacts.ts';
import { rulesOfClass } from '../store/badges/badgeRules.ts';
import { awardBadge } from './awardBadge.ts';

/** Awards the badges for which a completed course counts. A result that gets worse takes none away. */
export const awardAfterResults: AfterResults = async (transaction, changed, now) => {
  const completed = changed.filter(({ after }) => isCompleted(after.completion));
  const [first] = completed;
  if (!first) return;
  const ids = completed.map(({ user_id }) => user_id);
  for (const rule of await rulesOfClass(transaction, first.classroom_id))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await awardBadge(transaction, rule, await studentsAmong(transaction, rule, ids), now);
};
