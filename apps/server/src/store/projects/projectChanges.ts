import type { ProjectPart } from '@sen/api/contract/model';
import type { keptProject } from '@sen/domain/projects/checkProject';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { Database, InTransaction } from '../database.ts';
import { inScope, type Scope } from '../lists/scope.ts';

type KeptProject = ReturnType<typeof keptProject>['project'];
export type ProjectPeople = Readonly<Record<ProjectPart, readonly string[]>>;

interface TakenProject {
  id: string;
  company_id: string;
  category_id: string | null;
  name: string;
  version: number;
}

/** Inserts a project and returns its id; undefined if its unit has one whose name looks the same. */
export async function insertProject(
  transaction: InTransaction,
  project: KeptProject & { company_id: string; created_by: string },
  now: Date,
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('project')
    .values({ ...project, sort_key: sortKey(project.name), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'name_fold']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The projects with these ids that are in scope, locked until the end of this transaction. */
export async function takeProjects(
  transaction: InTransaction,
  ids: readonly string[],
  scope: Scope,
): Promise<TakenProject[]> {
  return (
    transaction
      .selectFrom('project')
      .select(['id', 'company_id', 'category_id', 'name', 'version'])
      .where('id', 'in', ids)
      .where(inScope('company_id', scope))
      // A fixed order avoids deadlocks between transactions on the same projects.
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

/** Whether another project of the unit has a name that looks the same as this one's new name. */
export async function isProjectNameTaken(
  database: Database,
  { id, company_id, name }: { id: string; company_id: string; name: string },
): Promise<boolean> {
  const same = await database
    .selectFrom('project')
    .select('id')
    .where('company_id', '=', company_id)
    .where('name_fold', '=', nameKey(name))
    .where('id', '<>', id)
    .executeTakeFirst();
  return same !== undefined;
}

export async function updateProject(
  transaction: InTransaction,
  id: string,
  project: KeptProject,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('project')
    .set({ ...project, sort_key: sortKey(project.name), updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteProjects(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('project').where('id', 'in', ids).execute();
}

export async function projectPeople(database: Database, projectId: string): Promise<ProjectPeople> {
  const rows = await database
    .selectFrom('project_person')
    .select(['user_id', 'part'])
    .where('project_id', '=', projectId)
    .execute();
  const ofPart = (wanted: ProjectPart) =>
    rows.filter(({ part }) => part === wanted).map(({ user_id }) => user_id);
  return { participant: ofPart('participant'), lecturer: ofPart('lecturer') };
}

/** The members of a unit among these people, kept from being deleted during this transaction. */
export async function takeCandidates(transaction: InTransaction, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return transaction
    .selectFrom('user_account')
    .select(['id', 'name', 'role', 'status'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Replaces the people of a project. */
export async function replaceProjectPeople(
  transaction: InTransaction,
  projectId: string,
  people: ProjectPeople,
): Promise<void> {
  const rows = (['participant', 'lecturer'] as const).flatMap((part) =>
    people[part].map((user_id) => ({ project_id: projectId, user_id, part })),
  );
  await transaction.deleteFrom('project_person').where('project_id', '=', projectId).execute();
  if (rows.length > 0) await transaction.insertInto('project_person').values(rows).execute();
}
