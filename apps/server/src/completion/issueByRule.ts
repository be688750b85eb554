import {
  findIssuingClass,
  issueCertificates,
  lockStudentsToCertify,
} from '../store/certificates/issueCertificates.ts';
import type { AfterResults } from './ChangedResult.ts';

/**
 * Issues the certificate of a course to whoever has just earned it, once: neither again to somebody whose result changes later, nor
 * to somebody whose certificate was revoked.
 */
export const issueByRule: AfterResults = async (transaction, changed, now) => {
  const earned = changed.filter(({ before, after }) => after.certificate && !before?.certificate);
  const [first] = earned;
  if (!first) return;
  const classroom = await findIssuingClass(transaction, first.classroom_id);
  if (!classroom?.by_rule) return;
  const ids = earned.map(({ user_id }) => user_id);
  const students = await lockStudentsToCertify(transaction, classroom, ids, now);
  const without = students.filter(({ had_one }) => !had_one);
  await issueCertificates(transaction, classroom, without, { by: null, now });
};
