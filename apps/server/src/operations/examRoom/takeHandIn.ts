import { mayRunClass } from '@sen/domain/access/scope';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { lockAttempts } from '../../store/attempts/heldAttempts.ts';
import { markAttempts } from '../../store/attempts/markAttempts.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import { appendHandIn, findOwnAttempt, noteTakenFile } from '../../store/examRoom/handInRows.ts';
import { findRoom } from '../../store/examRoom/roomRows.ts';
import { notifyMarkers } from '../../store/notifications/notifyOfMarks.ts';
import type { Handler } from '../Operation.ts';
import { actInRoom, askedOf, takenBefore } from './actInRoom.ts';
import { decideHandIn, digestOf, readHandIn } from './readHandIn.ts';

export const takeHandIn: Handler<'takeHandIn'> = async (
  { path: { id }, body, files, caller, now },
  services,
) => {
  const { database } = services;
  const { request_id: requestId, student_id: userId, preview } = body;
  const room = found(await findRoom(database, id));
  assertAllowed(mayRunClass(caller, found(await findGroupFacts(database, room.classroom_id))));
  const asked = {
    assignmentId: id,
    requestId,
    studentIds: [userId],
    kind: 'file' as const,
    text: '',
    digest: digestOf(files),
  };
  const before = await takenBefore(database, askedOf(asked));
  if (before !== undefined) return { data: { count: before } };
  const opened = await readHandIn(services, files, { assignmentId: id, examId: room.exam_id, userId, now });
  const attemptId = opened.content.attempt_id;
  const count = await actInRoom(database, {
    ...asked,
    caller,
    now,
    act: async (transaction) => {
      const attempt = found(await findOwnAttempt(transaction, { attemptId, assignmentId: id, userId }));
      const held = found((await lockAttempts(transaction, [attemptId])).get(attemptId));
      const decided = await decideHandIn(transaction, held, attempt.seed, opened);
      if (decided.preview !== preview) throw new RefusalError('handInFileChanged');
      const { journalId, entries } = decided;
      const last = entries.at(-1);
      if (last) {
        held.serverSeq = last.serverSeq;
        held.journals[journalId] = last.seq;
      }
      await appendHandIn(transaction, held, { journalId, entries, now });
      if (held.state !== 'in_progress') {
        const papers = new Map([[opened.paper.exam.id, opened.paper]]);
        const marked = await markAttempts(transaction, new Map([[attemptId, null]]), papers);
        if (marked.some(({ waiting }) => waiting > 0)) await notifyMarkers(transaction, new Set([id]), now);
      }
      return [{ userId, attemptId, minutes: null }];
    },
    recorded: (transaction, actionId) => noteTakenFile(transaction, asked.digest, actionId),
  });
  return { data: { count } };
};
