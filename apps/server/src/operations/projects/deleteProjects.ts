import { describeProjectUses } from '@sen/domain/projects/describeProjectUses';
import { RefusalError } from '../../errors/RefusalError.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { deleteProjects as remove, takeProjects } from '../../store/projects/projectChanges.ts';
import { countProjectUses } from '../../store/projects/projectUsers.ts';
import type { Handler } from '../Operation.ts';

export const deleteProjects: Handler<'deleteProjects'> = async (
  { body, caller, language, now },
  { database },
) => {
  const ids = [...new Set(body.project_ids)];
  await database.transaction().execute(async (transaction) => {
    const projects = await takeProjects(transaction, ids, scopeOf(caller));
    if (projects.length < ids.length) throw new RefusalError('notFound');
    const counts = await countProjectUses(transaction, ids, now);
    for (const { id, name } of projects) {
      const uses = counts.get(id);
      if (uses)
        throw new RefusalError('projectInUse', {
          params: { name, uses: describeProjectUses(uses, language) },
        });
    }
    await remove(transaction, ids);
    await recordEach(transaction, 'project.deleted', projects, { by: caller.id, now }, ({ name }) => ({
      name,
    }));
  });
  return { data: null };
};
