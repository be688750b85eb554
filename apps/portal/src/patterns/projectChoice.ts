import type { ProjectRow, User } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { keywords } from './list/callQuery';
import type { ListAnswer } from './list/List';

/** The projects that a field offers to the user, as the props of a `SearchedChoice`. */
export function projectChoice({ role }: Pick<User, 'role'>) {
  return {
    find: (typed: string) => projectQueries.list({ limit: 20, ...keywords({ project_name: typed }) }),
    optionsOf: ({ data }: ListAnswer<ProjectRow>) =>
      data.map(({ id, project_name, company_id, company_name }) => ({
        id,
        name: project_name,
        company_id,
        ...(role === 'super-admin' ? { description: company_name } : {}),
      })),
  };
}
