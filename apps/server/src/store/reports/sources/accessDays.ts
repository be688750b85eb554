import { accessDays as definition } from '@sen/domain/reports/definitions/accessDays';
import { sql } from 'kysely';
import { dayOf, seenHours } from '../activityRows.ts';
import { defineReport } from '../ReportSource.ts';

export const accessDays = defineReport(definition, {
  key: { day: 'date' },
  inner: ['company_id'],
  rows: (database, context) => sql`select sums.*, search_words(to_char(sums.day, 'DD/MM/YYYY')) as day_words
    from (select ${dayOf('activity_hour.hour')} as day, count(distinct activity_hour.user_id)::int as people,
        sum(activity_hour.visits)::int as visits, sum(activity_hour.active_seconds)::int as active
      from activity_hour where ${seenHours(database, context)} group by 1) as sums`,
});
