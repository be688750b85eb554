import { can } from '@sen/domain/access/can';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { mayAskForPublic } from '@sen/domain/freeCourses/freeCourseRules';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { takeCourses } from '../../store/courses/courseChanges.ts';
import { insertCourseRequest } from '../../store/freeCourses/courseRequests.ts';
import { findPublicFacts, makePublic } from '../../store/freeCourses/publicCourses.ts';
import { notify } from '../../store/notifications/notify.ts';
import { superAdmins } from '../../store/notifications/recipients.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const askForPublicCourse: Handler<'askForPublicCourse'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const course = found((await takeCourses(transaction, [id], caller))[0]);
    assertAllowed(mayEditCourse(caller, course));
    const { course_name, company_id, project_id } = course;
    const { company_name, ...state } = await findPublicFacts(transaction, id);
    assertAllowed(mayAskForPublic({ course_name, ...state }));
    const subject = { id, company_id };
    // Who decides on such requests needs none.
    if (can(caller.role, 'freeCourse.publish')) {
      await makePublic(transaction, [id], { by: caller.id, now });
      await record(transaction, [{ actorId: caller.id, action: 'course.published', subject }], now);
      return;
    }
    const note = body.note?.trim() || null;
    const request_id = await insertCourseRequest(
      transaction,
      { kind: 'public_course', company_id, user_id: caller.id, course_id: id, note },
      now,
    );
    if (request_id === undefined)
      throw new RefusalError('publicAlreadyAsked', { params: { name: course_name } });
    const facts = { course_id: id, course_name, project_id, company_name, name: caller.name, request_id };
    await notify(
      transaction,
      { type: 'PublicCourseRequested', facts },
      { to: superAdmins(), causedBy: caller.id, now },
    );
  });
  return { data: null };
};
