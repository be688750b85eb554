import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import {
  findIssuingClass,
  issueCertificates as issue,
  takeCandidates,
} from '../../store/certificates/issueCertificates.ts';
import type { Handler } from '../Operation.ts';
import { managedClass } from './managedClass.ts';

export const issueCertificates: Handler<'issueCertificates'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  const ids = body.user_ids && [...new Set(body.user_ids)];
  const issued = await database.transaction().execute(async (transaction) => {
    await managedClass(transaction, id, caller);
    const classroom = await findIssuingClass(transaction, id);
    if (!classroom) throw new RefusalError('courseHasNoCertificate');
    const students = await takeCandidates(transaction, classroom, ids, now);
    if (ids && students.length < ids.length)
      assertNoFieldErrors([fieldError('user_ids', 'unknownReference')]);
    // A certificate that was revoked is given again to a student who is named, and not by the way.
    const without = students.filter((one) => (ids ? !one.in_force : one.earned && !one.had_one));
    const early = without.find(({ earned }) => !earned);
    if (early) throw new RefusalError('certificateNotEarned', { params: { name: early.name } });
    await issue(transaction, classroom, without, { by: caller.id, now });
    return without.length;
  });
  return { data: { issued } };
};
