import { newestIssuing } from '../../store/certificates/issuings.ts';
import type { Handler, TopicsOf } from '../Operation.ts';
import { issuingAnswer } from './issuingAnswer.ts';
import { managedClass } from './managedClass.ts';

export const topicsOf: TopicsOf = () => 'answer';

export const getCertificateIssuing: Handler<'getCertificateIssuing'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  await managedClass(database, id, caller);
  const issuing = await newestIssuing(database, { classId: id, by: caller.id, now });
  return { data: issuing ? await issuingAnswer(database, issuing, language) : null };
};
