import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { liveUnits } from '../companies/liveUnits.ts';
import { defineList } from '../lists/defineList.ts';

const countOf = (table: 'project' | 'course') =>
  sql<number>`(select count(*)::int from ${sql.table(table)} where company_id = company.id)`;

// Without trainings, which have no course.
const classCount = sql<number>`(select count(*)::int from classroom
  where company_id = company.id and course_id is not null)`;

const peopleOf = (role: 'teacher' | 'student') =>
  sql<number>`(select coalesce(sum(change), 0)::int from member_tally
    where company_id = company.id and role = ${sql.lit(role)})`;

/** The units with how much each has. */
export const companyCountsList = defineList('listCompanyCounts', {
  from: (database: Database) => liveUnits(database),
  id: 'company.id',
  unit: null,
  fields: {
    company_name: { kind: 'text', column: 'company.name_words' },
    field: { kind: 'text', column: 'company.field_words' },
    is_business: { kind: 'boolean', column: 'company.is_business' },
    id: { kind: 'id', column: 'company.id' },
  },
  fixedField: 'id',
  sorts: { company_name: 'company.sort_key', student_count: { by: () => peopleOf('student') } },
  select: (database: Database) =>
    database
      .selectFrom('company')
      .select(['company.id', 'company.name as company_name', 'company.field', 'company.is_business'])
      .select([countOf('project').as('project_count'), countOf('course').as('course_count')])
      .select([classCount.as('class_count'), peopleOf('teacher').as('lecturer_count')])
      .select(peopleOf('student').as('student_count')),
  row: (row) => row,
});
