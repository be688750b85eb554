import { people } from '@sen/api/fixtures/people';
import type { InTransaction } from '../store/database.ts';
import { insertProject, replaceProjectPeople } from '../store/projects/projectChanges.ts';
import { demoProjects } from './demoProjects.ts';
import type { ClassPeople } from './seedCourses.ts';

/** The projects of both units with their people, given by unit; returns their ids by name. */
export async function seedProjects(
  transaction: InTransaction,
  now: Date,
  members: Readonly<Record<string, ClassPeople>>,
): Promise<Map<string, string>> {
  const types = await transaction
    .selectFrom('category')
    .select(['id', 'name'])
    .where('kind', '=', 'project')
    .execute();
  const ids = new Map<string, string>();
  for (const { type, daysAgo, lecturers, students, followers = [], ...project } of demoProjects) {
    const category_id = types.find(({ name }) => name === type)?.id ?? null;
    const made = new Date(now.getTime() - daysAgo * 86_400_000);
    const owned = { ...project, category_id, created_by: people.superAdmin.id };
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const id = await insertProject(transaction, owned, made);
    if (id === undefined) throw new Error(`The demo has the project “${project.name}” twice.`);
    ids.set(project.name, id);
    const unit = members[project.company_id];
    const lecturer = lecturers.flatMap((position) => unit?.teachers[position] ?? []);
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await replaceProjectPeople(transaction, id, {
      lecturer,
      participant: [...(unit?.students.slice(0, students) ?? []), ...followers],
    });
  }
  return ids;
}
