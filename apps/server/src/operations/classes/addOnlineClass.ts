import { checkOnlineClass, keptOnlineClass } from '@sen/domain/classes/onlineClass';
import { mayEditClass } from '@sen/domain/classes/mayEditClass';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { takeClasses } from '../../store/classes/classChanges.ts';
import { attending } from '../../store/classes/enrolment.ts';
import {
  findOnlineClass,
  insertOnlineClass,
  replaceSessionStudents,
} from '../../store/classes/onlineClasses.ts';
import { notifyOfSession } from '../../store/notifications/notifyOfSession.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const addOnlineClass: Handler<'addOnlineClass'> = async ({ body, caller, now }, { database }) => {
  const id = await database.transaction().execute(async (transaction) => {
    const classroom = found((await takeClasses(transaction, [body.classroom_id], caller))[0]);
    assertAllowed(mayEditClass(caller, classroom, now));
    const { starts_at: start, ends_at: end, company_id } = classroom;
    const students = await attending(transaction, classroom.id, body.student_ids);
    assertNoFieldErrors(checkOnlineClass(body, { start, end, student_ids: students }, { now }));
    const kept = keptOnlineClass(body, classroom.classroom_name);
    const owner = { classroom_id: classroom.id, created_by: caller.id };
    const made = await insertOnlineClass(transaction, kept, owner, now);
    await replaceSessionStudents(transaction, made, students);
    const event = { to: students, causedBy: caller.id, now };
    await notifyOfSession(transaction, 'OnlineClassAdded', { ...kept, id: made, classroom }, event);
    const subject = { id: classroom.id, company_id };
    const details = { online: kept.name };
    await record(transaction, [{ actorId: caller.id, action: 'class.edited', subject, details }], now);
    return made;
  });
  return { data: found(await findOnlineClass(database, id, caller)) };
};
