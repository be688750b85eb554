import { checkClass, keptClass } from '@sen/domain/classes/checkClass';
import { checkHandOver, mayEditClass } from '@sen/domain/classes/mayEditClass';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import {
  replaceTeacher,
  takeClasses,
  type TakenClass,
  updateClass,
} from '../../store/classes/classChanges.ts';
import { allStudents } from '../../store/classes/classes.ts';
import type { InTransaction } from '../../store/database.ts';
import { notifyOfClass } from '../../store/notifications/notifyOfClass.ts';
import { studentsOf } from '../../store/notifications/recipients.ts';
import { record } from '../../store/platform/audit.ts';
import { joinSurveys } from '../../store/surveys/classSurveys.ts';
import type { Handler } from '../Operation.ts';
import { takenFields, wrongPeriod, wrongTeacher } from './classErrors.ts';
import { fullClass } from './fullClass.ts';

export const editClass: Handler<'editClass'> = async ({ path: { id }, body, caller, now }, { database }) => {
  await database.transaction().execute(async (transaction) => {
    const before = found((await takeClasses(transaction, [id], caller))[0]);
    assertAllowed(mayEditClass(caller, before, now));
    if (body.version !== undefined && body.version !== before.version)
      throw new RefusalError('classChanged', { params: { who: before.name_updated ?? '…' } });
    const { company_id, course_id } = before;
    const [teacher] = before.teacher_ids;
    assertNoFieldErrors([...checkClass(body, now), ...checkHandOver(caller, body.teacher_id, teacher)]);
    const kept = keptClass({ checkPublished: before.published, ...body });
    const hidesAttempts = !kept.published && before.published && before.attempt_count > 0;
    assertNoFieldErrors([
      ...(await takenFields(transaction, { company_id, course_id, except: id }, kept)),
      ...(await wrongTeacher(transaction, body.teacher_id, { company_id, known: teacher })),
      ...(await wrongPeriod(transaction, id, { before, after: kept })),
      ...(hidesAttempts ? [fieldError('checkPublished', 'classHiddenWithAttempts')] : []),
    ]);
    await updateClass(transaction, id, kept, { by: caller.id, now });
    // Its new times may be those of a survey of its course.
    await joinSurveys(transaction, id, await allStudents(transaction, id), now);
    if (body.teacher_id !== teacher)
      await replaceTeacher(transaction, id, { from: teacher, to: body.teacher_id });
    await announce(
      transaction,
      before,
      { ...kept, teacher_id: body.teacher_id },
      { causedBy: caller.id, now },
    );
    const subject = { id, company_id };
    const details = { name: kept.name };
    await record(transaction, [{ actorId: caller.id, action: 'class.edited', subject, details }], now);
  });
  return { data: await fullClass(database, id, caller, now) };
};

type Edited = ReturnType<typeof keptClass> & { teacher_id: string };

/** Notifies a new teacher and the former one, students who see the class for the first time, and the others of new times. */
async function announce(
  transaction: InTransaction,
  before: TakenClass,
  edited: Edited,
  event: { causedBy: string; now: Date },
): Promise<void> {
  const classroom = { id: before.id, ...edited };
  const [teacher] = before.teacher_ids;
  const isMoved =
    before.starts_at.getTime() !== edited.starts_at.getTime() ||
    before.ends_at.getTime() !== edited.ends_at.getTime();
  if (edited.teacher_id !== teacher) {
    const former = teacher === undefined ? [] : [teacher];
    await notifyOfClass(transaction, 'ClassTeacherAssigned', classroom, {
      ...event,
      to: [edited.teacher_id],
    });
    await notifyOfClass(transaction, 'ClassTeacherReplaced', classroom, { ...event, to: former });
  } else if (isMoved) {
    await notifyOfClass(transaction, 'ClassTimesChanged', classroom, { ...event, to: before.teacher_ids });
  }
  if (!edited.published) return;
  const to = studentsOf(before.id);
  if (!before.published) await notifyOfClass(transaction, 'ClassJoined', classroom, { ...event, to });
  else if (isMoved) await notifyOfClass(transaction, 'ClassTimesChanged', classroom, { ...event, to });
}
