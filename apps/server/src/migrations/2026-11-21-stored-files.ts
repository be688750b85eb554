import { type Kysely, sql } from 'kysely';

const pictures = { avatar: 'avatar', bg_img: 'background' } as const;

const statements = [
  `create table file (id uuid primary key, owner_id bigint not null references user_account on delete cascade,
    company_id bigint references company on delete cascade, purpose text not null check (purpose in ('avatar', 'background')),
    name text not null, type text not null, size bigint not null, sha256 bytea not null, created_at timestamptz not null)`,
  `create index file_owner on file (owner_id)`,
  `create index file_company on file (company_id)`,

  // Bytes without a row, during upload or before deletion. Bytes recorded in neither table are never deleted.
  `create table loose_file (id uuid primary key, since timestamptz not null)`,
  `create function file_gone() returns trigger language plpgsql as $$
    begin insert into loose_file select id, now() from gone on conflict do nothing; return null; end $$`,
  `create trigger file_gone after delete on file referencing old table as gone
    for each statement execute function file_gone()`,

  // The address is generated from the file, so that no response has to compute it.
  ...Object.entries(pictures).flatMap(([column]) => [
    `alter table user_account drop column ${column}`,
    `alter table user_account add column ${column}_file uuid references file`,
    `create index user_account_${column}_file on user_account (${column}_file) where ${column}_file is not null`,
    `alter table user_account add column ${column} text generated always as ('/api/files/' || ${column}_file::text) stored`,
  ]),

  // A member's pictures follow the member to another unit.
  `create function user_account_moved() returns trigger language plpgsql as $$
    begin update file set company_id = new.company_id where owner_id = new.id and purpose in ('avatar', 'background');
    return null; end $$`,
  `create trigger user_account_moved after update on user_account for each row
    when (old.company_id is distinct from new.company_id) execute function user_account_moved()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  const undone = [
    `drop trigger user_account_moved on user_account`,
    `drop function user_account_moved()`,
    ...Object.keys(pictures).flatMap((column) => [
      `alter table user_account drop column ${column}`,
      `alter table user_account drop column ${column}_file`,
      `alter table user_account add column ${column} text`,
    ]),
    `drop table file, loose_file`,
    `drop function file_gone()`,
  ];
  for (const statement of undone) await sql.raw(statement).execute(database);
}
