import { checkMinutes, checkReason } from '@sen/domain/examRoom/extraTime';
import { reopenRefusal } from '@sen/domain/examRoom/reopenRefusal';
import { assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { readShown } from '../../store/attempts/releaseRows.ts';
import { reopenAttempts } from '../../store/examRoom/roomActions.ts';
import { notifyOfReopening } from '../../store/notifications/notifyOfReopening.ts';
import type { Handler } from '../Operation.ts';
import { actInRoom } from './actInRoom.ts';

export const reopenAttempt: Handler<'reopenAttempt'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  const { request_id, student_id: userId, minutes, reason } = body;
  assertNoFieldErrors([...checkMinutes(minutes), ...checkReason(reason)]);
  const deadline = new Date(now.getTime() + minutes * 60_000);
  const count = await actInRoom(database, {
    assignmentId: id,
    requestId: request_id,
    studentIds: [userId],
    kind: 'reopen',
    text: reason,
    minutes,
    caller,
    now,
    act: async (transaction, people) => {
      const person = found(people[0]);
      const attemptId = person.attempt_id;
      const standing = attemptId === null ? undefined : await readShown(transaction, attemptId, now);
      const refusal = reopenRefusal(standing?.attempt ?? null, standing?.shown ?? 'nothing');
      if (refusal) throw new RefusalError(refusal);
      if (attemptId === null) return [];
      await reopenAttempts(transaction, [{ attemptId, deadline }]);
      await notifyOfReopening(transaction, { assignmentId: id, userId, deadline, causedBy: caller.id, now });
      return [{ userId, attemptId, minutes }];
    },
  });
  return { data: { count } };
};
