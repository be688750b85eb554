import { isInstant } from '../../contract/instant.ts';
import { includes } from '@sen/domain/attempts/release';
import { mayEditGroup } from '@sen/domain/trainings/mayEditGroup';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { readAttempts } from '../../store/attempts/heldAttempts.ts';
import { readShown } from '../../store/attempts/releaseRows.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import { findOwnAttempt } from '../../store/examRoom/handInRows.ts';
import { findRoom } from '../../store/examRoom/roomRows.ts';
import type { Handler } from '../Operation.ts';
import { decideHandIn, readHandIn } from './readHandIn.ts';

export const checkHandIn: Handler<'checkHandIn'> = async (
  { path: { id }, body, files, caller, now },
  services,
) => {
  const { database } = services;
  const room = found(await findRoom(database, id));
  assertAllowed(mayEditGroup(caller, found(await findGroupFacts(database, room.classroom_id)), now));
  const { student_id: userId } = body;
  const opened = await readHandIn(services, files, { assignmentId: id, examId: room.exam_id, userId, now });
  const { attempt_id: attemptId, written_at } = opened.content;
  const attempt = found(await findOwnAttempt(database, { attemptId, assignmentId: id, userId }));
  const held = found((await readAttempts(database, [attemptId])).get(attemptId));
  const { preview, changes } = await decideHandIn(database, held, attempt.seed, opened);
  const standing = await readShown(database, attemptId, now);
  return {
    data: {
      preview,
      student: { id: userId, name: attempt.name, avatar: attempt.avatar },
      number: attempt.number,
      written_at: timeOf(written_at, now),
      deadline: attempt.deadline.toISOString(),
      key_shown: standing !== undefined && includes(standing.shown, 'key'),
      changes,
    },
  };
};

/** A device may say anything: what is no time of a contract's years is told as now. */
function timeOf(said: unknown, now: Date): string {
  return typeof said === 'string' && isInstant(said) ? new Date(said).toISOString() : now.toISOString();
}
