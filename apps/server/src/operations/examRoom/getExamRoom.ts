import { mayRunClass } from '@sen/domain/access/scope';
import { notEnded } from '@sen/domain/classes/mayEditClass';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import { listActions } from '../../store/examRoom/roomActions.ts';
import { findRoom, readPeople, roomOf } from '../../store/examRoom/roomRows.ts';
import type { Handler, TopicsOf } from '../Operation.ts';

/** A topic would be bumped by every heartbeat of every student. */
export const topicsOf: TopicsOf = () => 'answer';

export const getExamRoom: Handler<'getExamRoom'> = async ({ path: { id }, caller, now }, { database }) => {
  const room = found(await findRoom(database, id));
  const classroom = found(await findGroupFacts(database, room.classroom_id));
  assertAllowed(mayRunClass(caller, classroom));
  const people = await readPeople(database, id);
  const actions = await listActions(database, id);
  return { data: roomOf(room, { people, actions, mayAct: notEnded(classroom, now).allowed, now }) };
};
