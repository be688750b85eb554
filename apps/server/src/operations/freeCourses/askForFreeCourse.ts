import { fieldError } from '@sen/domain/errors/FieldError';
import { mayAskForFreeCourse } from '@sen/domain/freeCourses/freeCourseRules';
import { mayPlaceInClass } from '@sen/domain/registration/requestVerbs';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { insertCourseRequest } from '../../store/freeCourses/courseRequests.ts';
import { findAskedCourse, findClassOfCourse } from '../../store/freeCourses/freeCourses.ts';
import { notify } from '../../store/notifications/notify.ts';
import { adminsOf } from '../../store/notifications/recipients.ts';
import { spend } from '../../store/platform/rateLimits.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import type { Handler } from '../Operation.ts';

/** Requests of one person in an hour; the same count as for classes. */
const asks = { max: 20, minutes: 60 };

const words = {
  vi: 'Đã gửi yêu cầu. Bạn sẽ được báo khi đơn vị trả lời.',
  en: 'The request has been sent. You will be told when the unit answers.',
} as const;

export const askForFreeCourse: Handler<'askForFreeCourse'> = async (
  { path: { id }, body, caller, language, now },
  { database },
) => {
  const spent = await spend(database, `ask:${caller.id}`, asks.minutes, now);
  refuseWhenSpent(spent, asks.max, { code: 'tooManyRequests', now });
  const { company_id, project_id, course_name, ...facts } = found(
    await findAskedCourse(database, id, caller.id, now),
  );
  assertAllowed(mayAskForFreeCourse(facts));
  const asked_class_id = body.classroom_id || null;
  if (asked_class_id !== null)
    await assertJoinable(database, asked_class_id, { company_id, course_id: id }, now);
  await database.transaction().execute(async (transaction) => {
    const request_id = await insertCourseRequest(
      transaction,
      {
        kind: 'free_course',
        company_id,
        user_id: caller.id,
        course_id: id,
        asked_class_id,
        note: body.note?.trim() || null,
      },
      now,
    );
    if (request_id === undefined) throw new RefusalError('freeCourseAlreadyAsked');
    await notify(
      transaction,
      {
        type: 'FreeCourseRequested',
        facts: { course_id: id, course_name, project_id, company_id, name: caller.name, request_id },
      },
      { to: adminsOf(company_id), causedBy: caller.id, now },
    );
  });
  return { data: null, message: words[language] };
};

async function assertJoinable(
  database: Database,
  classId: string,
  asked: { company_id: string; course_id: string },
  now: Date,
): Promise<void> {
  const classroom = await findClassOfCourse(database, classId, asked.course_id);
  if (!classroom) return assertNoFieldErrors([fieldError('classroom_id', 'classOfAnotherCourse')]);
  assertAllowed(mayPlaceInClass(asked, classroom, now));
}
