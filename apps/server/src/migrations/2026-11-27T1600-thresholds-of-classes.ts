import { type Kysely, sql } from 'kysely';

/** A corrected threshold is of a class and not of the exam in which somebody corrected it; nothing is marked again by it. */
const statements = [
  `alter table correction add column classroom_id bigint references classroom on delete cascade,
    alter column assignment_id drop not null`,
  `update correction set classroom_id = assignment.classroom_id, assignment_id = null, settled = true
    from assignment where assignment.id = correction.assignment_id and change ->> 'kind' = 'threshold'`,
  `alter table correction add constraint correction_subject check ((assignment_id is null) <> (classroom_id is null))`,
  `create index correction_classroom on correction (classroom_id, id) where classroom_id is not null`,
];

/** A class whose exams were all withdrawn has nowhere to keep its thresholds. */
const reverse = [
  `alter table correction drop constraint correction_subject`,
  `update correction set assignment_id = (select min(assignment.id) from assignment
    where assignment.classroom_id = correction.classroom_id) where classroom_id is not null`,
  `delete from correction where assignment_id is null`,
  `alter table correction drop column classroom_id, alter column assignment_id set not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of reverse) await sql.raw(statement).execute(database);
}
