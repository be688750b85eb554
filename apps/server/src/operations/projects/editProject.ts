import { fieldError } from '@sen/domain/errors/FieldError';
import { draftOfProject } from '@sen/domain/projects/draftOfProject';
import { assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { record } from '../../store/platform/audit.ts';
import { isProjectNameTaken, takeProjects, updateProject } from '../../store/projects/projectChanges.ts';
import { describeProject } from '../../store/projects/projects.ts';
import type { Handler } from '../Operation.ts';
import { assertTypeOf, checkedProject } from './checkedProject.ts';
import { savePeople } from './savePeople.ts';

export const editProject: Handler<'editProject'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const before = found((await takeProjects(transaction, [id], scopeOf(caller)))[0]);
    if (body.version !== undefined && body.version !== before.version)
      throw new RefusalError('projectChanged');
    const { company_id } = before;
    if (body.company_id !== undefined && body.company_id !== company_id)
      assertNoFieldErrors([fieldError('company_id', 'projectUnitFixed')]);
    const edited = found(await describeProject(transaction, id, caller, now));
    const { project, people } = checkedProject({ ...draftOfProject(edited), ...body });
    if (project.category_id !== before.category_id)
      await assertTypeOf(transaction, company_id, project.category_id);
    const saved = { id, company_id, name: project.name };
    if (await isProjectNameTaken(transaction, saved))
      assertNoFieldErrors([fieldError('project_name', 'projectNameTaken')]);
    await updateProject(transaction, id, project, now);
    await savePeople(transaction, saved, people, { callerId: caller.id, now });
    await record(transaction, [{ actorId: caller.id, action: 'project.edited', subject: saved }], now);
  });
  return { data: found(await describeProject(database, id, caller, now)) };
};
