import { systemMonths as definition } from '@sen/domain/reports/definitions/systemMonths';
import { timeZone } from '@sen/domain/time/timeZone';
import { sql } from 'kysely';
import { visibleClasses } from '../../classes/classes.ts';
import { ofLiveUnit } from '../../companies/liveUnits.ts';
import { defineReport } from '../ReportSource.ts';

const zone = sql.lit(timeZone);

/** Whether a moment is in the month of the row. */
const inMonth = (column: string) =>
  sql`${sql.ref(column)} >= months.month::timestamp at time zone ${zone}
    and ${sql.ref(column)} < (months.month + interval '1 month')::timestamp at time zone ${zone}`;

const ofUnit = (table: string) =>
  sql`${sql.ref(`${table}.company_id`)} is not null and ${ofLiveUnit(`${table}.company_id`)}`;

export const systemMonths = defineReport(definition, {
  key: { month: 'date' },
  rows: (database, { caller, period }) => {
    if (!period) throw new Error('A report of months has a period: its definition needs `days`.');
    const classes = visibleClasses(database, { caller }).selectAll('classroom');
    return sql`select months.month, search_words(to_char(months.month, 'MM/YYYY')) as month_words,
        (select count(*)::int from user_account
          where ${inMonth('user_account.created_at')} and ${ofUnit('user_account')}) as accounts,
        (select count(*)::int from ${classes} as classroom where ${inMonth('classroom.starts_at')}) as started,
        (select count(*)::int from ${classes} as classroom
          join assignment on assignment.classroom_id = classroom.id
          join attempt on attempt.assignment_id = assignment.id
          where ${inMonth('attempt.submitted_at')}) as submitted,
        (select coalesce(sum(activity_action.count), 0)::int from activity_action
          join user_account on user_account.id = activity_action.user_id
          where ${inMonth('activity_action.hour')} and activity_action.action = 'login'
            and ${ofUnit('user_account')}) as sign_ins
      from (select month::date as month from generate_series(date_trunc('month', ${period.from}::date),
        ${period.to}::date, interval '1 month') as series(month)) as months`;
  },
});
