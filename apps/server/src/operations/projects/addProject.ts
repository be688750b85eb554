import { found, orFieldError } from '../../errors/RefusalError.ts';
import { record } from '../../store/platform/audit.ts';
import { insertProject } from '../../store/projects/projectChanges.ts';
import { describeProject } from '../../store/projects/projects.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { assertTypeOf, checkedProject } from './checkedProject.ts';
import { savePeople } from './savePeople.ts';

export const addProject: Handler<'addProject'> = async ({ body, caller, now }, { database }) => {
  const company_id = await chosenUnit(database, caller, body.company_id);
  const { project, people } = checkedProject(body);
  const id = await database.transaction().execute(async (transaction) => {
    await assertTypeOf(transaction, company_id, project.category_id);
    const made = orFieldError(
      await insertProject(transaction, { ...project, company_id, created_by: caller.id }, now),
      'project_name',
      'projectNameTaken',
    );
    const saved = { id: made, company_id, name: project.name };
    await savePeople(transaction, saved, people, { callerId: caller.id, now });
    await record(transaction, [{ actorId: caller.id, action: 'project.added', subject: saved }], now);
    return made;
  });
  return { data: found(await describeProject(database, id, caller, now)) };
};
