import { checkOnlineClass, keptOnlineClass } from '@sen/domain/classes/onlineClass';
import { mayEditClass } from '@sen/domain/classes/mayEditClass';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { takeClasses } from '../../store/classes/classChanges.ts';
import { attending } from '../../store/classes/enrolment.ts';
import {
  findOnlineClass,
  replaceSessionStudents,
  type TakenOnlineClass,
  takeOnlineClasses,
  updateOnlineClass,
} from '../../store/classes/onlineClasses.ts';
import { notifyOfSession } from '../../store/notifications/notifyOfSession.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const editOnlineClass: Handler<'editOnlineClass'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const before = found((await takeOnlineClasses(transaction, [id], caller))[0]);
    const classroom = found((await takeClasses(transaction, [before.classroom_id], caller))[0]);
    assertAllowed(mayEditClass(caller, classroom, now));
    if (body.version !== undefined && body.version !== before.version)
      throw new RefusalError('sessionChanged');
    if (body.classroom_id !== before.classroom_id)
      assertNoFieldErrors([fieldError('classroom_id', 'sessionClassFixed')]);
    const { starts_at: start, ends_at: end, company_id } = classroom;
    const students = await attending(transaction, classroom.id, body.student_ids);
    const times = { now, before: before.starts_at };
    const draft = { ...keptParts(before, body.classroom_url), ...body };
    assertNoFieldErrors(checkOnlineClass(draft, { start, end, student_ids: students }, times));
    const kept = keptOnlineClass(draft, classroom.classroom_name);
    await updateOnlineClass(transaction, id, kept, now);
    await replaceSessionStudents(transaction, id, students);
    const isChanged = kept.starts_at.getTime() !== before.starts_at.getTime() || kept.url !== before.url;
    const [earlier, current] = [new Set(before.student_ids), new Set(students)];
    const groups = [
      ['OnlineClassAdded', students.filter((student) => !earlier.has(student))],
      ['OnlineClassCancelled', before.student_ids.filter((student) => !current.has(student))],
      ['OnlineClassChanged', isChanged ? students.filter((student) => earlier.has(student)) : []],
    ] as const;
    for (const [type, to] of groups)
      await notifyOfSession(transaction, type, { ...kept, id, classroom }, { to, causedBy: caller.id, now });
    const subject = { id: classroom.id, company_id };
    const details = { online: kept.name };
    await record(transaction, [{ actorId: caller.id, action: 'class.edited', subject, details }], now);
  });
  return { data: found(await findOnlineClass(database, id, caller)) };
};

/** What a change of a session may omit; provider and meeting id belong to their address. */
function keptParts({ name, url, provider, meeting_code }: TakenOnlineClass, address: string) {
  const classroom_name = name;
  if (address.trim() !== url) return { classroom_name };
  return { classroom_name, provider, meeting_id: meeting_code ?? '' };
}
