import { mayEditClass } from '@sen/domain/classes/mayEditClass';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { takeClasses } from '../../store/classes/classChanges.ts';
import { deleteOnlineClasses as remove, takeOnlineClasses } from '../../store/classes/onlineClasses.ts';
import { notifyOfSession } from '../../store/notifications/notifyOfSession.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const deleteOnlineClasses: Handler<'deleteOnlineClasses'> = async (
  { body, caller, now },
  { database },
) => {
  const ids = [...new Set(body.onlineclassroom_ids)];
  await database.transaction().execute(async (transaction) => {
    const sessions = await takeOnlineClasses(transaction, ids, caller);
    if (sessions.length < ids.length) throw new RefusalError('notFound');
    const classIds = [...new Set(sessions.map(({ classroom_id }) => classroom_id))];
    const classes = await takeClasses(transaction, classIds, caller);
    for (const classroom of classes) assertAllowed(mayEditClass(caller, classroom, now));
    const byId = new Map(classes.map((classroom) => [classroom.id, classroom]));
    for (const session of sessions) {
      const classroom = found(byId.get(session.classroom_id));
      const event = { to: session.student_ids, causedBy: caller.id, now };
      if (session.starts_at > now)
        await notifyOfSession(transaction, 'OnlineClassCancelled', { ...session, classroom }, event);
    }
    await remove(transaction, ids);
    await recordEach(transaction, 'class.edited', classes, { by: caller.id, now }, ({ id }) => ({
      onlineDeleted: sessions.flatMap((one) => (one.classroom_id === id ? [one.name] : [])),
    }));
  });
  return { data: null };
};
