import type { Language } from '@sen/api/contract/model';
import { numberedCodes, numberedNames } from '@sen/domain/courses/freeNames';
import { fieldError } from '@sen/domain/errors/FieldError';
import { required } from '@sen/domain/errors/required';
import { copyTitle } from '@sen/domain/exams/copyTitle';
import { namesAndMore } from '@sen/domain/text/namesAndMore';
import { nameKey } from '@sen/domain/text/sameName';
import { tidySpaces } from '@sen/domain/text/spaces';
import { assertNoFieldErrors, found, orFieldError, RefusalError } from '../../errors/RefusalError.ts';
import { copyCourseCertificate } from '../../store/certificates/courseCertificates.ts';
import { replaceBanner } from '../../store/courses/banners.ts';
import { insertCopy, takeCourses, takenNames } from '../../store/courses/courseChanges.ts';
import { findProject, foreignTo } from '../../store/courses/courseReferences.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import { copyNodes } from '../../store/courses/courseTree.ts';
import type { InTransaction } from '../../store/database.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { copiedBanner } from './copiedBanner.ts';

export const cloneCourse: Handler<'cloneCourse'> = async (
  { path: { id }, body, caller, language, now },
  services,
) => {
  const { database } = services;
  const { banner } = found(await describeCourse(database, id, caller));
  const picture = await copiedBanner(banner, services, now);
  const copy = await database.transaction().execute(async (transaction) => {
    const course = found((await takeCourses(transaction, [id], caller))[0]);
    const project = orFieldError(
      await findProject(transaction, body.project_id ?? course.project_id, caller, course.project_id),
      'project_id',
      'unknownReference',
    );
    if (project.company_id !== course.company_id) {
      const names = await foreignTo(transaction, id, project.company_id);
      if (names.length > 0)
        throw new RefusalError('courseCopyForeign', {
          params: {
            unit: project.company_name,
            names: namesAndMore(names.slice(0, 20), names.length, language),
          },
        });
    }
    const place = { company_id: project.company_id, project_id: project.id };
    const named = await copyNames(transaction, place, { ...course, ...givenNames(body) }, language);
    const made = await insertCopy(transaction, id, { ...place, ...named, created_by: caller.id }, now);
    await copyNodes(transaction, { from: id, to: made });
    await copyCourseCertificate(transaction, { from: id, to: made });
    if (picture)
      await replaceBanner(
        transaction,
        { id: made, company_id: place.company_id, banner_file: null },
        picture,
        now,
      );
    const subject = { id: made, company_id: place.company_id };
    const details = { from: id };
    await record(transaction, [{ actorId: caller.id, action: 'course.copied', subject, details }], now);
    return made;
  });
  return { data: found(await describeCourse(database, copy, caller)) };
};

function givenNames({ course_name, course_code }: { course_name?: string; course_code?: string }) {
  assertNoFieldErrors([
    ...(course_name === undefined ? [] : required('course_name', course_name)),
    ...(course_code === undefined ? [] : required('course_code', course_code)),
  ]);
  return {
    givenName: course_name === undefined ? undefined : tidySpaces(course_name),
    givenCode: course_code === undefined ? undefined : tidySpaces(course_code),
  };
}

interface Naming {
  course_name: string;
  course_code: string;
  givenName: string | undefined;
  givenCode: string | undefined;
}

/** Copies of a course that find a name of their own before one has to be typed. */
const mostCopies = 200;

/** The given name and code, or the first free ones that say that this is a copy. */
async function copyNames(
  transaction: InTransaction,
  place: { company_id: string; project_id: string },
  { course_name, course_code, givenName, givenCode }: Naming,
  language: Language,
): Promise<{ name: string; code: string }> {
  const names =
    givenName === undefined
      ? numberedNames(copyTitle(course_name, language, 195), { count: mostCopies, maxLength: 200 })
      : [givenName];
  const codes =
    givenCode === undefined ? numberedCodes(course_code, { count: mostCopies, maxLength: 50 }) : [givenCode];
  const taken = await takenNames(transaction, place, { names, codes });
  const name = names.find((one) => !taken.names.has(nameKey(one)));
  const code = codes.find((one) => !taken.codes.has(one.toLowerCase()));
  assertNoFieldErrors([
    ...(name === undefined ? [fieldError('course_name', 'courseNameTaken')] : []),
    ...(code === undefined ? [fieldError('course_code', 'courseCodeTaken')] : []),
  ]);
  return { name: name ?? '', code: code ?? '' };
}
