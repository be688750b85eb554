import { demoCompany, demoPassword, type DemoPerson, people, secondCompany } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../store/database.ts';

export interface SeededPerson extends DemoPerson {
  company_id: string | null;
  password_hash: string;
}

/** The two units and the named people, with the ids of the fixtures. Into an empty database only. */
export async function seedPeople(database: Database): Promise<void> {
  const password_hash = await hashPassword(demoPassword);
  await database
    .insertInto('company')
    .values(
      [demoCompany, secondCompany].map(({ name }) => ({
        name,
        sort_key: sortKey(name),
        is_business: true,
        email: null,
        address: null,
        phone: null,
        contact: null,
      })),
    )
    .execute();
  await insertPeople(
    database,
    Object.values(people).map((person) => ({
      ...person,
      company_id: person.role === 'super-admin' ? null : demoCompany.id,
      password_hash,
    })),
  );
}

export async function insertPeople(database: Database, list: readonly SeededPerson[]): Promise<string[]> {
  const rows = await database
    .insertInto('user_account')
    .values(
      list.map(({ id: _, ...person }) => ({
        ...person,
        sort_key: sortKey(person.name),
        phone: null,
        sex: null,
        date_of_birth: null,
        employee_code: null,
        department: null,
        title: null,
        address: null,
        avatar: null,
        bg_img: null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
