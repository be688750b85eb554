import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table company add column accent_color text check (accent_color ~ '^#[0-9a-f]{6}$'),
    add column logo_file uuid references file on delete set null`,
  `alter table company add column logo text generated always as ('/api/files/' || logo_file::text) stored`,
  `create index company_logo_file on company (logo_file) where logo_file is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table company drop column logo, drop column logo_file, drop column accent_color`.execute(
    database,
  );
}
