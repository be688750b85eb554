import { sql } from 'kysely';
import type { MemberFacts } from '@sen/domain/users/mayManageMember';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { inScope, scopeOf } from '../lists/scope.ts';

/** Columns that refer to a person. */
export const speaksOf = [
  'attempt where user_id',
  'reset_attempt where user_id',
  'reset_attempt where reset_by',
  'entered_score where user_id',
  'entered_score where entered_by',
  'room_action where created_by',
  'room_action_person where user_id',
  'answer_mark where marked_by',
  'classroom_student where user_id',
  'classroom_teacher where user_id',
  'assignment_participant where user_id',
  'question where created_by',
  'question where error_by',
  'exam where created_by',
  'assignment where created_by',
  'lesson where created_by',
  'survey_form where created_by',
  'survey where created_by',
  'correction where created_by',
  'correction where undone_by',
  'course_rule_change where created_by',
  'course_rule_change where undone_by',
  'category where created_by',
  'classroom where created_by',
  'course where created_by',
  'course where teacher_id',
  'project where created_by',
  'project_person where user_id',
  'import_run where created_by',
  'event_series where user_id',
  'event_series where created_by',
  'event_person where user_id',
  'certificate where user_id',
  'forum_topic where created_by',
  'forum_reply where user_id',
  'message where sender_id',
] as const;

/** Whether any data refers to a person: then the account is locked, not deleted. */
export const memberInUse = sql<boolean>`(${sql.join(
  speaksOf.map((place) => sql`exists (select 1 from ${sql.raw(place)} = user_account.id)`),
  sql` or `,
)})`;

/** Whether the owner has set a password; an account locked before `locked_from` existed had. */
export const isActivated = sql<boolean>`(case user_account.status when 'locked'
  then coalesce(user_account.locked_from, 'active') else user_account.status end <> 'inactive')`;

/** When an account was locked; one locked before `locked_at` existed has not changed since. */
export const lockedAt = sql<Date | null>`case when user_account.status = 'locked'
  then coalesce(user_account.locked_at, user_account.updated_at) end`;

/** The accounts that a caller sees: all, those of the unit, or the students of the caller's classes. */
export function visibleMembers(database: Database, { caller }: { caller: Caller }) {
  const scope = scopeOf(caller);
  return database
    .selectFrom('user_account')
    .where(inScope('user_account.company_id', scope))
    .$if(caller.role !== 'super-admin' && caller.role !== 'admin', (query) =>
      query
        .where('user_account.role', '=', 'student')
        .where('user_account.id', 'in', (students) =>
          students
            .selectFrom('classroom_student')
            .innerJoin(
              'classroom_teacher',
              'classroom_teacher.classroom_id',
              'classroom_student.classroom_id',
            )
            .select('classroom_student.user_id')
            .where('classroom_teacher.user_id', '=', caller.id),
        ),
    );
}

export interface LockedMember extends MemberFacts {
  name: string;
  email: string;
  lang: 'vi' | 'en';
}

/** The accounts with these ids that the caller sees, locked for this transaction. */
export async function takeMembers(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<LockedMember[]> {
  if (ids.length === 0) return [];
  const taken = await visibleMembers(transaction, { caller })
    .select('user_account.id')
    .where('user_account.id', 'in', ids)
    // A fixed order avoids deadlocks between transactions on the same accounts.
    .orderBy('user_account.id')
    .forUpdate()
    .execute();
  if (taken.length === 0) return [];
  // Read under the lock, to see changes made while this transaction waited for it.
  return transaction
    .selectFrom('user_account')
    .select(['id', 'role', 'status', 'company_id', 'name', 'email', 'lang'])
    .select([memberInUse.as('in_use'), isActivated.as('is_activated')])
    .where(
      'id',
      'in',
      taken.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
}
