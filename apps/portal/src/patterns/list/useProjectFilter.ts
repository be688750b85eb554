import type { User } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { can } from '@sen/domain/access/can';
import { keywords } from './callQuery';
import { type SearchedOptions, useSearchedReferences } from './useSearchedReferences';

/** The projects that a list is filtered by, in the field `project_id`; undefined for whoever sees none. */
export function useProjectFilter({ role }: User): SearchedOptions | undefined {
  const readable = can(role, 'project.list');
  const projects = useSearchedReferences('project_id', {
    find: (typed) => projectQueries.list({ limit: 20, ...keywords({ project_name: typed }) }),
    optionsOf: ({ data }) => data.map(({ id, project_name }) => ({ id, name: project_name })),
    one: projectQueries.detail,
    optionOf: ({ data: { id, project_name } }) => ({ id, name: project_name }),
    readable,
  });
  return readable ? projects : undefined;
}
