import { type Kysely, sql } from 'kysely';

/** Without an index, removing a unit for good reads a whole table for each row that it refers to. */
const indexes: Readonly<Record<string, string>> = {
  assignment_company: 'assignment (company_id)',
  exam_copied_from: 'exam (copied_from) where copied_from is not null',
  import_run_company: 'import_run (company_id)',
  registration_request_asked: 'registration_request (asked_class_id) where asked_class_id is not null',
  registration_request_placed: 'registration_request (placed_class_id) where placed_class_id is not null',
  sign_up_company: 'sign_up (company_id)',
};

/** A deleted unit is kept for some days; its name is free for another one. */
const steps = [
  `alter table company add column deleted_at timestamptz`,
  `create index company_deleted on company (deleted_at) where deleted_at is not null`,
  `alter table company drop constraint company_name_fold_key`,
  `create unique index company_name on company (name_fold) where deleted_at is null`,
  ...Object.entries(indexes).map(([name, columns]) => `create index ${name} on ${columns}`),
];

const stepsBack = [
  ...Object.keys(indexes).map((name) => `drop index ${name}`),
  `update company set name = name || ' (' || id || ')' where deleted_at is not null`,
  `drop index company_name`,
  `alter table company add constraint company_name_fold_key unique (name_fold)`,
  `alter table company drop column deleted_at`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const step of steps) await sql.raw(step).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const step of stepsBack) await sql.raw(step).execute(database);
}
