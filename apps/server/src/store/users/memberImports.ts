import { type RawBuilder, sql } from 'kysely';
import type { ExistingMember } from '@sen/domain/imports/existingMember';
import type { KeptMember } from '@sen/domain/users/keptMember';
import type { Database, InTransaction } from '../database.ts';
import { nameKeys } from './nameKeys.ts';
import { addressOf } from '../platform/audit.ts';

/** Every account that shares a name with these members: an email or user name anywhere, or a code in the unit. */
export async function accountsNamedLike(
  database: Database,
  members: readonly Pick<KeptMember, 'email' | 'username' | 'membership_code'>[],
  company_id: string,
): Promise<ExistingMember[]> {
  if (members.length === 0) return [];
  const names = [...new Set(members.flatMap(({ email, username }) => [email, username.toLowerCase()]))];
  const codes = members.map(({ membership_code }) => membership_code.toLowerCase());
  // One index lookup per name. `offset 0` keeps the planner from reading the whole table instead, which it prefers
  // while the statistics of a growing table are old; the embedded database has no autovacuum to renew them.
  const found = (given: readonly string[], condition: RawBuilder<unknown>) => sql`
    select found.* from unnest(${given}::text[]) as given (name)
    cross join lateral (
      select id::text, email, username, membership_code, company_id, role, name, phone, sex, employee_code, title, department,
        school, address, to_char(date_of_birth, 'YYYY-MM-DD') as "dateOfBirth"
      from user_account where ${condition} offset 0
    ) as found`;
  const { rows } = await sql<ExistingMember>`
    ${found(names, sql`lower(email) = given.name`)}
    union ${found(names, sql`lower(username) = given.name`)}
    union ${found(codes, sql`coalesce(company_id, 0) = ${company_id}::bigint and lower(membership_code) = given.name`)}`.execute(
    database,
  );
  return rows;
}

interface Added {
  actorId: string;
  importId: string;
  password_hash: string;
  now: Date;
}

/**
 * Inserts inactive accounts, each with its audit entry, its first mail due and the row that made it; omits those that now conflict with another
 * account. One statement for any number of rows: they are passed as one value.
 * @returns the emails of the inserted accounts
 */
export async function insertImported(
  transaction: InTransaction,
  members: readonly (KeptMember & { row: number })[],
  { actorId, importId, password_hash, now }: Added,
): Promise<Set<string>> {
  const rows = JSON.stringify(members.map((member) => ({ ...member, ...nameKeys(member.name) })));
  const { rows: made } = await sql<{ email: string }>`
    with given as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as given (row integer, company_id bigint, role text, name text, sort_key text,
        given_name_key text, first_name text, email text, username text, phone text, sex text, "dateOfBirth" date, membership_code text,
        employee_code text, title text, department text, school text, address text)
    ), made as (
      insert into user_account (company_id, role, name, sort_key, given_name_key, first_name, email, username, phone, sex, date_of_birth,
        membership_code, employee_code, title, department, school, address, password_hash, status, created_at, updated_at)
      select company_id, role, name, sort_key, given_name_key, first_name, email, username, phone, sex, "dateOfBirth", membership_code,
        employee_code, title, department, school, address, ${password_hash}, 'inactive', ${now}::timestamptz, ${now}::timestamptz
      from given
      on conflict do nothing
      returning id, company_id, role, email
    ), due as (
      insert into activation_due (user_id, due_at) select id, ${now}::timestamptz from made
    ), kept as (
      insert into import_change (import_id, row, subject_id)
      select ${importId}::uuid, given.row, made.id from made join given using (email)
    ), written as (
      insert into audit_log (actor_id, action, subject_id, company_id, details, address, created_at)
      select ${actorId}::bigint, 'member.added', id, company_id,
        jsonb_build_object('role', role, 'import', ${importId}::text), ${addressOf(actorId)}, ${now}::timestamptz from made
    )
    select email from made`.execute(transaction);
  return new Set(made.map(({ email }) => email));
}
