import { found } from '../../errors/RefusalError.ts';
import { describeCourseCertificate } from '../../store/certificates/courseCertificates.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import type { Handler } from '../Operation.ts';

export const getCourseCertificate: Handler<'getCourseCertificate'> = async (
  { path, query, caller },
  { database },
) => {
  found(await describeCourse(database, path.id, caller));
  const certificate = await describeCourseCertificate(database, path.id, query.template_id);
  if (query.template_id !== undefined) found(certificate.look ?? undefined);
  return { data: certificate };
};
