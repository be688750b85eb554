import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import {
  describeCourseCertificate,
  keepsTemplate,
  replaceCourseCertificate,
} from '../../store/certificates/courseCertificates.ts';
import { takeCourses } from '../../store/courses/courseChanges.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const setCourseCertificate: Handler<'setCourseCertificate'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const course = found((await takeCourses(transaction, [id], caller))[0]);
    assertAllowed(mayEditCourse(caller, course));
    const { template_id } = body;
    if (template_id !== null && !(await keepsTemplate(transaction, template_id)))
      assertNoFieldErrors([fieldError('template_id', 'unknownReference')]);
    await replaceCourseCertificate(transaction, id, body);
    const subject = { id, company_id: course.company_id };
    const entry = {
      actorId: caller.id,
      action: 'course.certificateChosen',
      subject,
      details: { ...body },
    } as const;
    await record(transaction, [entry], now);
  });
  return { data: await describeCourseCertificate(database, id) };
};
