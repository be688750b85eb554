import type { Person } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

/** These people as they are shown, by id. */
export async function readPeople(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const people = await database
    .selectFrom('user_account')
    .select(['id', 'name', 'avatar'])
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}
