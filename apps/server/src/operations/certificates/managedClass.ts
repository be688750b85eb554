import { mayRunClass } from '@sen/domain/access/scope';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findClassFacts, type GroupFacts } from '../../store/classes/classes.ts';
import type { Database } from '../../store/database.ts';

/** A class that the caller manages or teaches. @throws {RefusalError} notFound for any other */
export async function managedClass(database: Database, id: string, caller: Caller): Promise<GroupFacts> {
  const classroom = found(await findClassFacts(database, id));
  assertAllowed(mayRunClass(caller, classroom));
  return classroom;
}
