import { checkReason } from '@sen/domain/examRoom/extraTime';
import { isReachable } from '@sen/domain/examRoom/whomActionsConcern';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';
import { actInRoom } from './actInRoom.ts';

export const messageExamRoom: Handler<'messageExamRoom'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  assertNoFieldErrors(checkReason(body.text, 'text'));
  const count = await actInRoom(database, {
    assignmentId: id,
    requestId: body.request_id,
    studentIds: body.student_ids,
    kind: 'message',
    text: body.text,
    caller,
    now,
    act: async (_, people) =>
      people
        .filter(isReachable)
        .map(({ user_id, attempt_id }) => ({ userId: user_id, attemptId: attempt_id, minutes: null })),
  });
  return { data: { count } };
};
