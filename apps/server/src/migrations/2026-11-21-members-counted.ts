import { type Kysely, sql } from 'kysely';

/**
 * Member counts per unit, role and status, as changes to be summed: a list of a million need not be counted for each
 * page. Changes are only inserted, so that concurrent writers never wait for each other.
 */
const statements = [
  `create table member_tally (company_id bigint, role text not null, status text not null, change integer not null)`,
  `create index member_tally_company on member_tally (company_id)`,
  `insert into member_tally select company_id, role, status, count(*)::int from user_account group by 1, 2, 3`,

  `create function member_tally_added() returns trigger language plpgsql as $$
    begin insert into member_tally select company_id, role, status, count(*)::int from added group by 1, 2, 3;
    return null; end $$`,
  `create function member_tally_gone() returns trigger language plpgsql as $$
    begin insert into member_tally select company_id, role, status, -count(*)::int from gone group by 1, 2, 3;
    return null; end $$`,
  `create function member_tally_changed() returns trigger language plpgsql as $$
    begin insert into member_tally values (old.company_id, old.role, old.status, -1), (new.company_id, new.role, new.status, 1);
    return null; end $$`,
  `create trigger user_account_added after insert on user_account referencing new table as added
    for each statement execute function member_tally_added()`,
  `create trigger user_account_gone after delete on user_account referencing old table as gone
    for each statement execute function member_tally_gone()`,
  `create trigger user_account_counted after update on user_account for each row
    when ((old.company_id, old.role, old.status) is distinct from (new.company_id, new.role, new.status))
    execute function member_tally_changed()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const trigger of ['added', 'gone', 'counted'])
    await sql.raw(`drop trigger user_account_${trigger} on user_account`).execute(database);
  for (const name of ['added', 'gone', 'changed'])
    await sql.raw(`drop function member_tally_${name}()`).execute(database);
  await sql.raw(`drop table member_tally`).execute(database);
}
