import { mayViewAttempt } from '@sen/domain/access/scope';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findHandedIn } from '../../store/attempts/handedIn.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import type { Handler } from '../Operation.ts';

export const listHandedIn: Handler<'listHandedIn'> = async (
  { path: { id, user_id }, caller },
  { database },
) => {
  const { classroom_id, data } = found(await findHandedIn(database, id, user_id));
  const classroom = found(await findGroupFacts(database, classroom_id));
  assertAllowed(mayViewAttempt(caller, { student_id: user_id }, classroom));
  return { data };
};
