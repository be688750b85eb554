import { whyLeftOut } from '@sen/domain/certificates/whyLeftOut';
import {
  issueCertificates,
  type IssuingClass,
  lockStudentsToCertify,
} from '../store/certificates/issueCertificates.ts';
import type { LeftOut } from '../store/certificates/tables.ts';
import type { InTransaction } from '../store/database.ts';
import { unprintableReasons } from './unprintableReasons.ts';

interface Issue {
  userIds: readonly string[];
  /** They were named, or are all who had earned one. */
  named: boolean;
  by: string;
  now: Date;
}

/** Issues certificates to those of these students who can get one. */
export async function issueToStudents(
  transaction: InTransaction,
  classroom: IssuingClass,
  { userIds, named, by, now }: Issue,
): Promise<{ issued: number; leftOut: LeftOut[] }> {
  const candidates = await lockStudentsToCertify(transaction, classroom, userIds, now);
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const unprintable = await unprintableReasons(classroom);
  const leftOut = userIds.flatMap((user_id): LeftOut[] => {
    const candidate = known.get(user_id);
    const reason = whyLeftOut(candidate, { named });
    if (reason !== null) return [{ user_id, reason, letters: [] }];
    const found = candidate && unprintable(candidate);
    return found ? [{ user_id, ...found }] : [];
  });
  const left = new Set(leftOut.map(({ user_id }) => user_id));
  const given = candidates.filter(({ id }) => !left.has(id));
  await issueCertificates(transaction, classroom, given, { by, now });
  return { issued: given.length, leftOut };
}
