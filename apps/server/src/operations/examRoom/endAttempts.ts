import { checkReason } from '@sen/domain/examRoom/extraTime';
import { isRunning } from '@sen/domain/examRoom/whomActionsConcern';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { endRunning } from '../../store/examRoom/roomActions.ts';
import type { Handler } from '../Operation.ts';
import { actInRoom } from './actInRoom.ts';

export const endAttempts: Handler<'endAttempts'> = async (
  { path: { id }, body, caller, now },
  { database, attempts },
) => {
  assertNoFieldErrors(checkReason(body.reason));
  const count = await actInRoom(database, {
    assignmentId: id,
    requestId: body.request_id,
    studentIds: body.student_ids,
    kind: 'end',
    text: body.reason,
    caller,
    now,
    act: async (transaction, people) => {
      const ended = people.flatMap(({ user_id, attempt_id, state }) =>
        attempt_id !== null && isRunning({ state })
          ? [{ userId: user_id, attemptId: attempt_id, minutes: null }]
          : [],
      );
      await endRunning(
        transaction,
        ended.map(({ attemptId }) => attemptId),
        now,
      );
      return ended;
    },
  });
  // Otherwise the job does, within a second.
  await attempts.closer.closeOverdue();
  return { data: { count } };
};
