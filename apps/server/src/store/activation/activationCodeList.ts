import { sql } from 'kysely';
import type { ActivationCodeState } from '@sen/api/contract/model';
import { activationCodeState } from '@sen/domain/activation/activationRules';
import { visibleClasses } from '../classes/classes.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';

/** Matches codes with one of the states; mirrors `activationCodeState` of the domain. */
function stateCondition(states: readonly string[], now: Date) {
  const conditions = {
    unused: sql<boolean>`(used_at is null and withdrawn_at is null and expires_at > ${now})`,
    used: sql<boolean>`used_at is not null`,
    expired: sql<boolean>`(used_at is null and withdrawn_at is null and expires_at <= ${now})`,
    withdrawn: sql<boolean>`(used_at is null and withdrawn_at is not null)`,
  } satisfies Record<ActivationCodeState, unknown>;
  const known = Object.entries(conditions).filter(([state]) => states.includes(state));
  const [first = sql<boolean>`false`, ...rest] = known.map(([, condition]) => condition);
  return sql<boolean>`(${sql.join([first, ...rest], sql` or `)})`;
}

/** The activation codes of a class. */
export const activationCodeList = defineList('listActivationCodes', {
  from: (database: Database, { path, caller }: ListContext<'listActivationCodes'>) =>
    database
      .selectFrom('activation_code')
      .leftJoin('user_account as student', 'student.id', 'activation_code.used_by')
      .where('activation_code.classroom_id', '=', path.id)
      .where(
        'activation_code.classroom_id',
        'in',
        visibleClasses(database, { caller }).select('classroom.id').where('classroom.id', '=', path.id),
      ),
  id: 'activation_code.id',
  unit: null,
  fields: {
    state: { kind: 'custom', condition: (states, { now }) => stateCondition(states, now) },
    note: { kind: 'code', column: 'activation_code.note' },
    used_by: { kind: 'text', column: 'student.name_words' },
  },
  fixedField: 'state',
  sorts: {
    number: 'activation_code.number',
    expires_at: 'activation_code.expires_at',
    used_at: { by: 'activation_code.used_at', nulls: 'last' },
  },
  select: (database: Database) =>
    database
      .selectFrom('activation_code')
      .leftJoin('user_account as student', 'student.id', 'activation_code.used_by')
      .leftJoin('user_account as creator', 'creator.id', 'activation_code.created_by')
      .select(['activation_code.id', 'number', 'note', 'expires_at', 'used_at', 'withdrawn_at'])
      .select(['activation_code.created_at', 'creator.name as created_by'])
      .select(['student.id as student_id', 'student.name as student_name', 'student.avatar']),
  row: ({ student_id, student_name, avatar, ...row }, { now }) => ({
    ...row,
    state: activationCodeState(row, now),
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
    used_at: row.used_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    used_by:
      student_id === null || student_name === null ? null : { id: student_id, name: student_name, avatar },
  }),
});
