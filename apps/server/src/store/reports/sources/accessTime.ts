import { accessTime as definition } from '@sen/domain/reports/definitions/accessTime';
import { sql } from 'kysely';
import { dayOf, seenHours } from '../activityRows.ts';
import { personColumns } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const accessTime = defineReport(definition, {
  key: { person_id: 'bigint' },
  inner: ['company_id'],
  rows: (database, context) => sql`select ${personColumns('person', 'person')}, person.role,
      company.id as unit_id, company.name as unit_name, sums.days, sums.visits, sums.active, sums.last_at
    from (select activity_hour.user_id, count(distinct ${dayOf('activity_hour.hour')})::int as days,
        sum(activity_hour.visits)::int as visits, sum(activity_hour.active_seconds)::int as active,
        max(activity_hour.hour) as last_at
      from activity_hour where ${seenHours(database, context)} group by activity_hour.user_id) as sums
    join user_account as person on person.id = sums.user_id
    join company on company.id = person.company_id`,
});
