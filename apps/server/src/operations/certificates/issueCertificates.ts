import { issuingLimits } from '@sen/domain/certificates/issuingLimits';
import { whyLeftOut } from '@sen/domain/certificates/whyLeftOut';
import { fieldError } from '@sen/domain/errors/FieldError';
import type { Caller } from '../../auth/Caller.ts';
import { issueToStudents } from '../../certificates/issueToStudents.ts';
import { assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import {
  findIssuingClass,
  type IssuingClass,
  readCandidates,
} from '../../store/certificates/issueCertificates.ts';
import { insertIssuing, type KeptIssuing } from '../../store/certificates/issuings.ts';
import type { Database } from '../../store/database.ts';
import type { Handler } from '../Operation.ts';
import { issuingAnswer } from './issuingAnswer.ts';
import { managedClass } from './managedClass.ts';

export const issueCertificates: Handler<'issueCertificates'> = async (
  { path: { id }, body, caller, language, now },
  { database },
) => {
  const { company_id } = await issuingClass(database, id, caller);
  const named = body.user_ids !== undefined;
  const ids = body.user_ids && [...new Set(body.user_ids)];
  const students = await readCandidates(database, id, ids);
  if (ids && students.length < ids.length) assertNoFieldErrors([fieldError('user_ids', 'unknownReference')]);
  const chosen = named ? students : students.filter((student) => whyLeftOut(student, { named }) === null);
  const user_ids = chosen.map((student) => student.id);
  const isFew = user_ids.length === 0 || (named && user_ids.length <= issuingLimits.atOnce);
  const issuing = isFew
    ? await issueFew(database, user_ids, { id, caller, now })
    : await insertIssuing(database, {
        company_id,
        classroom_id: id,
        created_by: caller.id,
        created_at: now,
        user_ids,
        named,
      });
  if (!issuing) throw new RefusalError('certificateIssuingUnderWay');
  return { data: await issuingAnswer(database, issuing, language) };
};

/** @throws {RefusalError} for a class that the caller does not manage, or whose course has no certificate */
async function issuingClass(database: Database, id: string, caller: Caller): Promise<IssuingClass> {
  await managedClass(database, id, caller);
  const classroom = await findIssuingClass(database, id);
  if (!classroom) throw new RefusalError('courseHasNoCertificate');
  return classroom;
}

/** Issues to a few who are named, before the answer. */
async function issueFew(
  database: Database,
  userIds: readonly string[],
  { id, caller, now }: { id: string; caller: Caller; now: Date },
): Promise<KeptIssuing> {
  const { issued, leftOut } = await database.transaction().execute(async (transaction) => {
    const classroom = await issuingClass(transaction, id, caller);
    return issueToStudents(transaction, classroom, { userIds, named: true, by: caller.id, now });
  });
  const total = userIds.length;
  return { state: 'done', total, settled: total, issued, left_out: leftOut, created_at: now, failure: null };
}
