import { sql } from 'kysely';
import type { Person, RuleChange } from '@sen/api/contract/model';
import type { CourseRule } from '@sen/domain/completion/courseRule';
import type { Database, InTransaction } from '../database.ts';

const mostChanges = 100;

interface Row extends Omit<RuleChange, 'created_at' | 'undone_at'> {
  created_at: Date;
  undone_at: Date | null;
}

/** The changes of a course, newest first. */
export async function listRuleChanges(database: Database, courseId: string): Promise<RuleChange[]> {
  const person = (column: string) =>
    sql<Person>`(select json_build_object('id', id::text, 'name', name, 'avatar', avatar) from user_account
      where user_account.id = change.${sql.ref(column)})`;
  const { rows } = await sql<Row>`
    select id::text, reason, ${person('created_by')} as created_by, created_at, ${person('undone_by')} as undone_by, undone_at,
      students, lost, gained, graded,
      (select count(*)::int from course_rule_change_class where change_id = change.id) as class_count
    from course_rule_change change where course_id = ${courseId}
    order by change.id desc limit ${mostChanges}`.execute(database);
  return rows.map(({ created_at, undone_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  }));
}

interface NewChange {
  courseId: string;
  reason: string;
  by: string;
  now: Date;
  counts: { students: number; lost: number; gained: number; graded: number };
  classes: readonly { id: string; before: CourseRule; after: CourseRule }[];
}

export async function insertRuleChange(database: Database, change: NewChange): Promise<string> {
  const { courseId, reason, by, now, counts, classes } = change;
  const { id } = await database
    .insertInto('course_rule_change')
    .values({
      course_id: courseId,
      reason,
      created_by: by,
      created_at: now,
      undone_by: null,
      undone_at: null,
      ...counts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into course_rule_change_class (change_id, classroom_id, before, after)
    select ${id}::bigint, id, before, after from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb)
      as class (id bigint, before jsonb, after jsonb)`.execute(database);
  return id;
}

/** The classes of a change, which the caller of it must see all to undo it. */
export async function readChangedClasses(
  database: Database,
  changeId: string,
): Promise<{ id: string; before: CourseRule; after: CourseRule; isNewest: boolean }[]> {
  const { rows } = await sql<{ id: string; before: CourseRule; after: CourseRule; isNewest: boolean }>`
    select classroom_id::text as id, before, after, not exists (select from course_rule_change_class other
      join course_rule_change newer on newer.id = other.change_id
      where other.classroom_id = own.classroom_id and newer.id > own.change_id and newer.undone_at is null) as "isNewest"
    from course_rule_change_class own where change_id = ${changeId} order by classroom_id`.execute(database);
  return rows;
}

export async function markRuleChangeUndone(
  transaction: InTransaction,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('course_rule_change')
    .set({ undone_by: by, undone_at: now })
    .where('id', '=', id)
    .execute();
}
