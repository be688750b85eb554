import type { Insertable } from 'kysely';
import { companies } from '@sen/api/fixtures/companies';
import { demoCompany, demoPassword, people } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../store/database.ts';
import { nameKeys } from '../store/users/nameKeys.ts';
import type { UserAccountTable } from '../store/users/tables.ts';

/** The two units and the named people, with the ids of the fixtures. Requires an empty database. */
export async function seedPeople(database: Database): Promise<void> {
  const password_hash = await hashPassword(demoPassword);
  await database
    .insertInto('company')
    .values(
      companies.map((company) => ({
        name: company.company_name,
        sort_key: sortKey(company.company_name),
        // Without an address of the unit, requests for help reach its administrators.
        email: null,
        address: company.company_address,
        phone: company.company_phone,
        contact: company.company_contact,
        field: company.field,
        is_business: company.is_business,
        accent_color: company.accent_color,
      })),
    )
    .execute();
  await insertPeople(
    database,
    Object.values(people).map(({ username, email, name, first_name, role, membership_code }) => ({
      username,
      email,
      name,
      first_name,
      role,
      membership_code,
      password_hash,
      company_id: role === 'super-admin' ? null : demoCompany.id,
    })),
  );
}

/** Inserts accounts; returns their ids in the same order. */
export async function insertPeople(
  database: Database,
  list: readonly Omit<Insertable<UserAccountTable>, keyof ReturnType<typeof nameKeys>>[],
): Promise<string[]> {
  const rows = await database
    .insertInto('user_account')
    .values(list.map((person) => ({ ...person, ...nameKeys(person.name) })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
