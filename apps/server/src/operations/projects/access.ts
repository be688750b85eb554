import { sortKey } from '@sen/domain/text/sort';
import { byId, byIds, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

/** A project of the unit; its lecturer is the caller, or a colleague. */
export const project: MakeThing = async ({ app: { database }, ownership, caller, unit, mark }) => {
  const { id } = await database
    .insertInto('project')
    .values({ company_id: unit.id, name: mark, sort_key: sortKey(mark), created_by: unit.teacher })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user_id = ownership === 'own' ? caller.id : unit.teacher;
  await database
    .insertInto('project_person')
    .values({ project_id: id, user_id, part: 'lecturer' as const })
    .execute();
  return { id, mark, of: {} };
};

const seen = { 'super-admin': '...0', admin: '..00', teacher: '.000' };
const changed = { 'super-admin': '...0', admin: '..00' };

export const access = {
  listProjects: listed(project, 'project_name', seen),
  getProject: byId(project, seen),
  addProject: {
    cells: { 'super-admin': '.', admin: '.' },
    call: (_, { code, unit }) => ({ body: { project_name: code, company_id: unit.id } }),
  },
  editProject: {
    cells: changed,
    make: project,
    call: ({ id, mark }) => ({ path: { id }, body: { project_name: mark } }),
  },
  deleteProjects: byIds(project, 'project_ids', changed),
} satisfies AreaAccess<'projects'>;
