import { reopenRefusal } from '@sen/domain/examRoom/reopenRefusal';
import { checkExtraTime, giftOf } from '@sen/domain/examRoom/extraTime';
import { assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import { readShown } from '../../store/attempts/releaseRows.ts';
import { extendAttempts, reopenAttempts } from '../../store/examRoom/roomActions.ts';
import { factsOf, givenBackOf } from '../../store/examRoom/roomRows.ts';
import { notifyOfReopening } from '../../store/notifications/notifyOfReopening.ts';
import type { Handler } from '../Operation.ts';
import { actInRoom } from './actInRoom.ts';

const minute = 60_000;

export const giveExtraTime: Handler<'giveExtraTime'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  const { request_id, student_ids, minutes, outage, reason } = body;
  const lost = outage && { from: new Date(outage.from), to: new Date(outage.to) };
  assertNoFieldErrors(checkExtraTime({ minutes, outage: lost, reason }, now));
  const count = await actInRoom(database, {
    assignmentId: id,
    requestId: request_id,
    studentIds: student_ids,
    kind: 'time',
    text: reason,
    ...(outage ? { outage } : { minutes }),
    caller,
    now,
    act: async (transaction, people, room) => {
      const gifts = people.flatMap((person) => {
        const timed = { attempt: factsOf(person).attempt, givenBack: givenBackOf(person) };
        const gift = giftOf(timed, { minutes, outage: lost }, now >= room.ends_at);
        return gift ? [{ ...gift, userId: person.user_id, attemptId: person.attempt_id }] : [];
      });
      if (outage && gifts.length === 0) throw new RefusalError('nobodyLostTime');
      const extended = gifts.flatMap(({ how, attemptId, minutes: given }) =>
        how === 'extend' && attemptId !== null ? [{ attemptId, minutes: given }] : [],
      );
      await extendAttempts(transaction, extended);
      const refusedIds = new Set<string>();
      for (const { how, attemptId, userId, minutes: given } of gifts) {
        if (how !== 'reopen' || attemptId === null) continue;
        // oxlint-disable-next-line no-await-in-loop -- in one transaction, and few
        const standing = await readShown(transaction, attemptId, now);
        if (!standing || reopenRefusal(standing.attempt, standing.shown) !== null) {
          refusedIds.add(userId);
          continue;
        }
        const deadline = new Date(now.getTime() + given * minute);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await reopenAttempts(transaction, [{ attemptId, deadline }]);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await notifyOfReopening(transaction, {
          assignmentId: id,
          userId,
          deadline,
          causedBy: caller.id,
          now,
        });
      }
      return gifts.filter(({ userId }) => !refusedIds.has(userId));
    },
  });
  return { data: { count } };
};
