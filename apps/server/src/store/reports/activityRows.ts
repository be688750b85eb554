import { dayAfter } from '@sen/domain/reports/days';
import { startOfDay } from '@sen/domain/time/startOfDay';
import { timeZone } from '@sen/domain/time/timeZone';
import { type RawBuilder, sql } from 'kysely';
import { visibleClasses } from '../classes/classes.ts';
import type { Database } from '../database.ts';
import { valueConditions } from '../lists/fieldConditions.ts';
import { inScope, scopeOf } from '../lists/scope.ts';
import type { ReportContext } from './ReportSource.ts';

/** The day of an hour in the product's time zone. */
export const dayOf = (hour: string) => sql`(${sql.ref(hour)} at time zone ${sql.lit(timeZone)})::date`;

/** The condition that an hour is in the period of a report. */
export function inPeriod(hour: string, { period }: ReportContext): RawBuilder<boolean> {
  if (!period) throw new Error('A report of activity has a period: its definition needs `days`.');
  return sql<boolean>`${sql.ref(hour)} >= ${startOfDay(period.from)}
    and ${sql.ref(hour)} < ${startOfDay(dayAfter(period.to, 1))}`;
}

/** The accounts of units whose activity the caller may see: of a teacher the students of the own classes. */
export function seenPeople(database: Database, context: ReportContext): RawBuilder<unknown> {
  const { caller, filters } = context;
  const units = filters.values['company_id'];
  const conditions = [
    inScope('user_account.company_id', scopeOf(caller)),
    sql<boolean>`user_account.company_id is not null`,
    ...(units && units.length > 0 ? [valueConditions.id('user_account.company_id', units)] : []),
    ...(caller.role === 'teacher'
      ? [
          sql<boolean>`user_account.id in (select classroom_student.user_id from classroom_student
            where classroom_student.classroom_id in (${ownClasses(database, context)}))`,
        ]
      : []),
  ];
  return sql`select user_account.id from user_account where ${sql.join(conditions, sql` and `)}`;
}

function ownClasses(database: Database, { caller }: ReportContext) {
  return visibleClasses(database, { caller }).select('classroom.id');
}

/** The hours that the caller may see, as `activity_hour`: of a teacher those in lessons of the own classes. */
export function seenHours(database: Database, context: ReportContext): RawBuilder<boolean> {
  const own =
    context.caller.role === 'teacher'
      ? sql` and activity_hour.classroom_id in (${ownClasses(database, context)})`
      : sql``;
  return sql<boolean>`${inPeriod('activity_hour.hour', context)}
    and activity_hour.user_id in (${seenPeople(database, context)})${own}`;
}
