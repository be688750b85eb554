import type { Project, ProjectPart } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { categoryPathName } from '../categories/categoryPathName.ts';
import type { Database } from '../database.ts';
import { countProjectUses } from './projectUsers.ts';
import { ownPart, visibleProjects } from './visibleProjects.ts';

/** A project that the caller sees, with its people and how much it has. */
export async function describeProject(
  database: Database,
  id: string,
  caller: Caller,
  now: Date,
): Promise<Project | undefined> {
  const row = await visibleProjects(database, { caller })
    .innerJoin('company', 'company.id', 'project.company_id')
    .leftJoin('category', 'category.id', 'project.category_id')
    .leftJoin('user_account as creator', 'creator.id', 'project.created_by')
    .select(['project.id', 'project.company_id', 'company.name as company_name', 'project.field'])
    .select(['project.name as project_name', 'project.description as project_description'])
    .select(['category.id as project_type_id', categoryPathName.as('type_name'), ownPart(caller).as('part')])
    .select(['creator.name as name_created', 'project.created_at', 'project.updated_at', 'project.version'])
    .where('project.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { type_name, created_at, updated_at, ...project } = row;
  const people = await peopleOf(database, id);
  const ofPart = (wanted: ProjectPart) =>
    people.filter(({ part }) => part === wanted).map(({ part: _part, ...person }) => person);
  const [participants, lecturers] = [ofPart('participant'), ofPart('lecturer')];
  const uses = (await countProjectUses(database, [id], now)).get(id) ?? [];
  const countOf = (thing: (typeof uses)[number]['thing']) =>
    uses.find((use) => use.thing === thing)?.count ?? 0;
  const running_classes = countOf('running_class');
  return {
    ...project,
    project_type: project.project_type_id === null ? null : { id: project.project_type_id, name: type_name },
    participants,
    lecturers,
    user_ids: participants.map((person) => person.id),
    lecturer_ids: lecturers.map((person) => person.id),
    counts: { courses: countOf('course'), classes: countOf('class') + running_classes, running_classes },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** By their given names. */
async function peopleOf(database: Database, projectId: string) {
  return database
    .selectFrom('project_person')
    .innerJoin('user_account', 'user_account.id', 'project_person.user_id')
    .select(['part', 'user_account.id', 'name', 'avatar', 'email', 'role', 'status'])
    .where('project_id', '=', projectId)
    .orderBy('given_name_key')
    .orderBy('user_account.id')
    .execute();
}
