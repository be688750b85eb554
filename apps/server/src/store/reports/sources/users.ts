import { users as definition } from '@sen/domain/reports/definitions/users';
import { timeZone } from '@sen/domain/time/timeZone';
import { sql } from 'kysely';
import { visibleMembers } from '../../users/memberAccess.ts';
import { personColumns } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

const createdThere = sql`person.created_at at time zone ${sql.lit(timeZone)}`;

export const users = defineReport(definition, {
  key: { person_id: 'bigint' },
  rows: (database, { caller }) => sql`select ${personColumns('person', 'person')}, person.role, person.status,
      company.id as unit_id, company.name as unit_name, company.id as company_id, person.created_at,
      extract(month from ${createdThere})::int as created_month,
      extract(year from ${createdThere})::int as created_year,
      person.last_login_at as last_at, case when person.last_login_at is null then 'no' else 'yes' end as signed_in
    from ${visibleMembers(database, { caller }).selectAll('user_account')} as person
    join company on company.id = person.company_id`,
});
