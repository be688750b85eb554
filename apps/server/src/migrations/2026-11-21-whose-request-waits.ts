import { type Kysely, sql } from 'kysely';

/** Units with open registration, queued sign-ups, and pending requests. */
const statements = [
  `alter table company add column register_code text unique, add column takes_registrations boolean not null default false`,
  // An applicant has no unit until admitted; null for everybody else.
  `alter table user_account add column admission text check (admission in ('pending', 'denied')),
    add column marketplace boolean not null default false`,

  // One row per sign-up, whether or not the address has an account: a job processes it.
  `create table sign_up (id bigint generated always as identity primary key, company_id bigint not null references company,
    email text not null, name text not null, phone text not null, date_of_birth date not null,
    lang text not null check (lang in ('vi', 'en')), created_at timestamptz not null)`,

  // decided_by has no foreign key: decisions outlive the account that made them.
  `create table registration_request (id bigint generated always as identity primary key,
    company_id bigint not null references company, user_id bigint not null references user_account on delete cascade,
    kind text not null check (kind in ('account', 'class')),
    asked_class_id bigint references classroom on delete set null, placed_class_id bigint references classroom on delete set null,
    status text not null default 'pending' check (status in ('pending', 'approved', 'denied')),
    note text, reason text, decided_by bigint, decided_at timestamptz, created_at timestamptz not null)`,
  `create index registration_request_company on registration_request (company_id, status, created_at, id)`,
  `create index registration_request_user on registration_request (user_id, id)`,
  // Makes repeated requests idempotent.
  `create unique index registration_request_once on registration_request (user_id, coalesce(asked_class_id, 0))
    where status = 'pending'`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of ['registration_request', 'sign_up'])
    await sql.raw(`drop table ${table}`).execute(database);
  await sql.raw(`alter table user_account drop column admission, drop column marketplace`).execute(database);
  await sql
    .raw(`alter table company drop column register_code, drop column takes_registrations`)
    .execute(database);
}
