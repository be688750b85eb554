import { mayStart, runningAttempt } from '@sen/domain/attempts/mayStart';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { found } from '../../errors/RefusalError.ts';
import { findAssignment, withOwnAttempts } from '../../store/classes/assignments.ts';
import { readCircumstances } from '../../store/attempts/startRows.ts';
import type { Handler } from '../Operation.ts';
import { orderOfExam } from '../study/orderOfExam.ts';

export const getAssignment: Handler<'getAssignment'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  const seesAll = caller.role === 'super-admin';
  const participation = { assignmentId: id, examId: null, userId: caller.id, seesAll };
  const [read] = await readCircumstances(database, [participation]);
  const circumstances = found(read);
  const { classroomId, isInOrder, attempts } = circumstances;
  const byTime = mayStart(circumstances, now);
  const waits = isInOrder && byTime.allowed && !runningAttempt(attempts, now);
  const place = { classroomId, assignmentId: id };
  const verdict = waits ? await orderOfExam(database, place, caller, { now, language }) : byTime;
  const [assignment] = await withOwnAttempts(
    database,
    [found(await findAssignment(database, id, now))],
    caller.id,
    now,
  );
  const refusal = verdict.allowed
    ? null
    : { code: verdict.code, message: errorMessage(verdict.code, language, verdict.params) };
  return {
    data: {
      assignment: found(assignment),
      may_start: verdict.allowed,
      refusal,
      server_time: now.toISOString(),
    },
  };
};
