import { userActions as definition } from '@sen/domain/reports/definitions/userActions';
import { sql } from 'kysely';
import { dayOf, inPeriod, seenPeople } from '../activityRows.ts';
import { personColumns } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

/** Neither is something that a person changes. */
const signing = sql`activity_action.action in ('login', 'logout')`;

export const userActions = defineReport(definition, {
  key: { person_id: 'bigint' },
  inner: ['company_id'],
  rows: (database, context) => sql`select ${personColumns('person', 'person')}, person.role,
      company.id as unit_id, company.name as unit_name, sums.sign_ins, sums.actions, sums.days, sums.last_at
    from (select activity_action.user_id,
        coalesce(sum(activity_action.count) filter (where activity_action.action = 'login'), 0)::int as sign_ins,
        coalesce(sum(activity_action.count) filter (where not ${signing}), 0)::int as actions,
        count(distinct ${dayOf('activity_action.hour')})::int as days, max(activity_action.hour) as last_at
      from activity_action where ${inPeriod('activity_action.hour', context)}
        and activity_action.user_id in (${seenPeople(database, context)}) group by activity_action.user_id) as sums
    join user_account as person on person.id = sums.user_id
    join company on company.id = person.company_id`,
});
