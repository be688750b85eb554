import { sql } from 'kysely';
import type { ProjectRow } from '@sen/api/contract/model';
import { categoryPathName } from '../categories/categoryPathName.ts';
import { ofCategories } from '../categories/ofCategories.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { firstLecturers } from './firstLecturers.ts';
import { ownPart, visibleProjects } from './visibleProjects.ts';

/** The projects that the caller sees. */
export const projectList = defineList('listProjects', {
  from: (database: Database, context: ListContext<'listProjects'>) => {
    const { company_id } = context.query;
    return visibleProjects(database, context).$if(company_id !== undefined, (query) =>
      query.where('project.company_id', '=', company_id ?? '0'),
    );
  },
  id: 'project.id',
  unit: null,
  fields: {
    project_name: { kind: 'text', column: 'project.name_words' },
    field: { kind: 'text', column: 'project.field_words' },
    project_type_id: { kind: 'custom', condition: (ids) => ofCategories('project.category_id', ids) },
    company_id: { kind: 'id', column: 'project.company_id' },
    part: {
      kind: 'custom',
      condition: (parts, { caller }) => sql<boolean>`${ownPart(caller)} in (${sql.join(parts)})`,
    },
    created_at: { kind: 'time', column: 'project.created_at' },
    id: { kind: 'id', column: 'project.id' },
  },
  fixedField: 'id',
  sorts: { project_name: 'project.sort_key', created_at: 'project.created_at' },
  select: (database: Database, { caller }: ListContext<'listProjects'>) =>
    database
      .selectFrom('project')
      .innerJoin('company', 'company.id', 'project.company_id')
      .leftJoin('category', 'category.id', 'project.category_id')
      .select(['project.id', 'project.company_id', 'company.name as company_name'])
      .select(['project.name as project_name', 'project.field', 'project.created_at'])
      .select(['category.id as type_id', categoryPathName.as('type_name'), ownPart(caller).as('part')]),
  row: ({ type_id, type_name, created_at, ...row }): ProjectRow => ({
    ...row,
    project_type: type_id === null ? null : { id: type_id, name: type_name },
    lecturers: [],
    lecturer_count: 0,
    participant_count: 0,
    created_at: created_at.toISOString(),
  }),
  complete: withPeople,
});

async function withPeople(rows: ProjectRow[], database: Database): Promise<ProjectRow[]> {
  if (rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  const people = await database
    .selectFrom('project_person')
    .select(['project_id', 'part'])
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', 'in', ids)
    .groupBy(['project_id', 'part'])
    .execute();
  const lecturers = await firstLecturers(database, ids);
  return rows.map((row) => {
    const countOf = (part: 'lecturer' | 'participant') =>
      Number(people.find((one) => one.project_id === row.id && one.part === part)?.count ?? 0);
    return {
      ...row,
      lecturers: lecturers.get(row.id) ?? [],
      lecturer_count: countOf('lecturer'),
      participant_count: countOf('participant'),
    };
  });
}
