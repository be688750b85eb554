import { mayDeleteClasses } from '@sen/domain/classes/mayEditClass';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { deleteClasses as remove, takeClasses } from '../../store/classes/classChanges.ts';
import { notifyOfClass } from '../../store/notifications/notifyOfClass.ts';
import { studentsOf } from '../../store/notifications/recipients.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteClasses: Handler<'deleteClasses'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.classroom_ids)];
  await database.transaction().execute(async (transaction) => {
    const classes = await takeClasses(transaction, ids, caller);
    if (classes.length < ids.length) throw new RefusalError('notFound');
    assertAllowed(mayDeleteClasses(caller, classes, now));
    for (const classroom of classes) {
      // Nobody waits for a class that is over.
      if (classroom.ends_at <= now) continue;
      const announced = { ...classroom, name: classroom.classroom_name };
      const event = { causedBy: caller.id, now };
      await notifyOfClass(transaction, 'ClassDeleted', announced, { ...event, to: classroom.teacher_ids });
      if (classroom.published)
        await notifyOfClass(transaction, 'ClassDeleted', announced, {
          ...event,
          to: studentsOf(classroom.id),
        });
    }
    await remove(transaction, ids);
    await recordEach(
      transaction,
      'class.deleted',
      classes,
      { by: caller.id, now },
      ({ classroom_name: name, student_count: students }) => ({ name, students }),
    );
  });
  return { data: null };
};
