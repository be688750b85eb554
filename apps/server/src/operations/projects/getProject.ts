import { found } from '../../errors/RefusalError.ts';
import { describeProject } from '../../store/projects/projects.ts';
import type { Handler } from '../Operation.ts';

export const getProject: Handler<'getProject'> = async ({ path, caller, now }, { database }) => ({
  data: found(await describeProject(database, path.id, caller, now)),
});
