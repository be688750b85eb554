import { type Kysely, sql } from 'kysely';

/**
 * For members' lists and their administration: indexes for sorting, locks that
 * keep the former status, links, an audit log.
 */
const statements = [
  // The status that unlocking restores: a person who never set a password is not active afterwards either.
  `alter table user_account add column locked_from text check (locked_from in ('active', 'inactive')),
    add column must_change_password boolean not null default false, add column school text`,
  `create unique index user_account_membership_code
    on user_account (coalesce(company_id, 0), lower(membership_code)) where membership_code is not null`,
  // A page of a million is read in index order, of one unit or of all; the id makes the order total.
  `create index user_account_name on user_account (sort_key, id)`,
  `create index user_account_created on user_account (created_at, id)`,
  `create index user_account_company_name on user_account (company_id, sort_key, id)`,
  `create index user_account_company_created on user_account (company_id, created_at, id)`,
  `create index user_account_inactive on user_account (company_id, created_at, id) where status = 'inactive'`,

  // References to an account are checked before it is deleted.
  `create index answer_mark_marker on answer_mark (marked_by)`,
  `create index question_creator on question (created_by)`,
  `create index exam_creator on exam (created_by)`,
  `create index assignment_creator on assignment (created_by)`,

  `create table activation_link (token_hash bytea primary key, user_id bigint not null references user_account on delete cascade,
    expires_at timestamptz not null, used_at timestamptz)`,
  `create index activation_link_of_user on activation_link (user_id)`,

  // Who did what to whom. No foreign keys: entries outlive the actor and the subject.
  `create table audit_log (id bigint generated always as identity primary key, actor_id bigint not null, action text not null,
    subject_id bigint not null, company_id bigint, details jsonb not null default '{}', created_at timestamptz not null)`,
  `create index audit_log_subject on audit_log (subject_id, id)`,
  `create index audit_log_company on audit_log (company_id, id)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

const indexes = ['inactive', 'company_created', 'company_name', 'created', 'name', 'membership_code'];

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of ['audit_log', 'activation_link'])
    await sql.raw(`drop table ${table}`).execute(database);
  for (const index of ['assignment_creator', 'exam_creator', 'question_creator', 'answer_mark_marker'])
    await sql.raw(`drop index ${index}`).execute(database);
  for (const index of indexes) await sql.raw(`drop index user_account_${index}`).execute(database);
  await sql
    .raw(
      `alter table user_account drop column locked_from, drop column must_change_password, drop column school`,
    )
    .execute(database);
}
