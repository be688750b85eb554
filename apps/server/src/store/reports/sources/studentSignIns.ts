import { studentSignIns as definition } from '@sen/domain/reports/definitions/studentSignIns';
import { sql } from 'kysely';
import { dayOf, inPeriod, seenPeople } from '../activityRows.ts';
import { defineReport } from '../ReportSource.ts';

export const studentSignIns = defineReport(definition, {
  key: { day: 'date', unit_id: 'bigint' },
  inner: ['company_id'],
  rows: (database, context) => sql`select sums.*, company.name as unit_name,
      company.name_words as unit_words, company.sort_key as unit_sort
    from (select ${dayOf('activity_action.hour')} as day, person.company_id as unit_id,
        count(distinct person.id)::int as students, sum(activity_action.count)::int as sign_ins
      from activity_action join user_account as person on person.id = activity_action.user_id
      where activity_action.action = 'login' and person.role = 'student' and ${inPeriod('activity_action.hour', context)}
        and person.id in (${seenPeople(database, context)}) group by 1, 2) as sums
    join company on company.id = sums.unit_id`,
});
