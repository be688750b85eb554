import { sql } from 'kysely';
import type { Person, RuleChange } from '@sen/api/contract/model';
import type { CourseRule } from '@sen/domain/completion/courseRule';
import type { Caller } from '../../auth/Caller.ts';
import { visibleClasses } from '../classes/classes.ts';
import type { Database, InTransaction } from '../database.ts';

const mostChanges = 100;

interface MadeChange extends Omit<RuleChange, 'undo_refusal'> {
  /** Why the caller cannot undo it; null when it is undone already. */
  refusal: 'ruleChangeNewer' | 'ruleChangeOfOthers' | null;
}

interface Row extends Omit<MadeChange, 'created_at' | 'undone_at'> {
  created_at: Date;
  undone_at: Date | null;
}

/** The changes of a course, newest first. */
export async function listRuleChanges(
  database: Database,
  { courseId, caller }: { courseId: string; caller: Caller },
): Promise<MadeChange[]> {
  const run = visibleClasses(database, { caller }).select('classroom.id');
  const person = (column: string) =>
    sql<Person>`(select json_build_object('id', id::text, 'name', name, 'avatar', avatar) from user_account
      where user_account.id = change.${sql.ref(column)})`;
  const { rows } = await sql<Row>`
    select id::text, reason, ${person('created_by')} as created_by, created_at, ${person('undone_by')} as undone_by, undone_at,
      students, lost, gained, adjusted,
      (select count(*)::int from course_rule_change_class where change_id = change.id) as class_count,
      case when undone_at is not null then null
        when exists (select from course_rule_change_class own where change_id = change.id and ${hasNewer}) then 'ruleChangeNewer'
        when exists (select from course_rule_change_class own where change_id = change.id and classroom_id not in (${run}))
          then 'ruleChangeOfOthers' end as refusal
    from course_rule_change change where course_id = ${courseId}
    order by change.id desc limit ${mostChanges}`.execute(database);
  return rows.map(({ created_at, undone_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  }));
}

/** Whether a newer change concerns the class of a change and counts. */
const hasNewer = sql<boolean>`exists (select from course_rule_change_class other
  join course_rule_change newer on newer.id = other.change_id
  where other.classroom_id = own.classroom_id and newer.id > own.change_id and newer.undone_at is null)`;

interface NewChange {
  courseId: string;
  reason: string;
  by: string;
  now: Date;
  counts: { students: number; lost: number; gained: number; adjusted: number };
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

/** The classes of a change, with the rules that they had before. */
export async function readChangedClasses(
  database: Database,
  changeId: string,
): Promise<{ id: string; before: CourseRule }[]> {
  return database
    .selectFrom('course_rule_change_class')
    .select(['classroom_id as id', 'before'])
    .where('change_id', '=', changeId)
    .orderBy('classroom_id')
    .execute();
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
