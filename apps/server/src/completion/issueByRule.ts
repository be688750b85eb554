import { unprintableReasons } from '../certificates/unprintableReasons.ts';
import {
  findIssuingClass,
  issueCertificates,
  lockStudentsToCertify,
} from '../store/certificates/issueCertificates.ts';
import type { AfterResults } from './ChangedResult.ts';

/**
 * Issues the certificate of a course to whoever has just earned it, once: neither again to somebody whose result changes later, nor
 * to somebody whose certificate was revoked. Whose name cannot be printed is earned but not issued, as the list of the class says; issued
 * by hand it says why.
 */
export const issueByRule: AfterResults = async (transaction, changed, now) => {
  const earned = changed.filter(({ before, after }) => after.certificate && !before?.certificate);
  const [first] = earned;
  if (!first) return;
  const classroom = await findIssuingClass(transaction, first.classroom_id);
  if (!classroom?.by_rule) return;
  const ids = earned.map(({ user_id }) => user_id);
  const students = await lockStudentsToCertify(transaction, classroom, ids, now);
  const unprintable = await unprintableReasons(classroom);
  const without = students.filter((student) => !student.had_one && !unprintable(student));
  await issueCertificates(transaction, classroom, without, { by: null, now });
};
