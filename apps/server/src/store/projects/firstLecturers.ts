import { sql } from 'kysely';
import type { Person } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

const shown = 3;

/** The first lecturers of these projects by their given names, by project; those without lecturers are absent. */
export async function firstLecturers(
  database: Database,
  projectIds: readonly string[],
): Promise<Map<string, Person[]>> {
  const { rows } = await sql<Person & { project_id: string }>`
    select project.id as project_id, lecturer.id, lecturer.name, lecturer.avatar
    from unnest(${[...projectIds]}::bigint[]) as project (id)
    cross join lateral (
      select user_account.id, user_account.name, user_account.avatar, given_name_key
      from project_person join user_account on user_account.id = project_person.user_id
      where project_person.project_id = project.id and part = 'lecturer'
      order by given_name_key, user_account.id limit ${shown}) lecturer
    order by project.id, lecturer.given_name_key, lecturer.id`.execute(database);
  const lecturers = new Map<string, Person[]>();
  for (const { project_id, ...person } of rows)
    lecturers.set(project_id, [...(lecturers.get(project_id) ?? []), person]);
  return lecturers;
}
