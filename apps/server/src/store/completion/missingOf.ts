import type { MissingCondition } from '@sen/api/contract/model';
import { missingConditions } from '@sen/domain/completion/missingConditions';
import type { Database } from '../database.ts';
import { completionFactsOf } from './completionFacts.ts';
import { thresholdsOf } from './courseResults.ts';

/** What students of a class have not reached of what its certificate asks for, by student; nothing of a training. */
export async function missingOf(
  database: Database,
  { classId, userIds }: { classId: string; userIds: readonly string[] },
  now: Date,
): Promise<Map<string, MissingCondition[]>> {
  const thresholds = userIds.length > 0 ? await thresholdsOf(database, classId) : undefined;
  if (!thresholds) return new Map();
  const facts = await completionFactsOf(database, { classIds: [classId], userIds }, now);
  return new Map(
    userIds.flatMap((userId) => {
      const known = facts.get(userId)?.get(classId);
      return known ? [[userId, missingConditions(known, thresholds)] as const] : [];
    }),
  );
}
