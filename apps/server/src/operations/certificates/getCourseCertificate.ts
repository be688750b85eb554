import { found } from '../../errors/RefusalError.ts';
import { describeCourseCertificate } from '../../store/certificates/courseCertificates.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import type { Handler } from '../Operation.ts';

export const getCourseCertificate: Handler<'getCourseCertificate'> = async (
  { path, caller },
  { database },
) => {
  found(await describeCourse(database, path.id, caller));
  return { data: await describeCourseCertificate(database, path.id) };
};
