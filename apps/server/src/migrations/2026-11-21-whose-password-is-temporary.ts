import { type Kysely, sql } from 'kysely';

const trigger = (columns: string) => [
  `drop trigger user_account_changes on user_account`,
  `create trigger user_account_changes after update of ${columns} on user_account
    for each row execute function session_touch_of_user()`,
];

const before = 'role, status, company_id, lang, name';

/** Every process learns within two seconds whether a person must change the password. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of trigger(`${before}, must_change_password`))
    await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of trigger(before)) await sql.raw(statement).execute(database);
}
