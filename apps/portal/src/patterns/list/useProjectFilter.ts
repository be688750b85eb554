import type { User } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { can } from '@sen/domain/access/can';
import { projectChoice } from '../projectChoice';
import { type SearchedOptions, useSearchedReferences } from './useSearchedReferences';

/** The projects that a list is filtered by, in the field `project_id`; undefined for whoever sees none. */
export function useProjectFilter(user: User): SearchedOptions | undefined {
  const readable = can(user.role, 'project.list');
  const projects = useSearchedReferences('project_id', {
    ...projectChoice(user),
    one: projectQueries.detail,
    optionOf: ({ data: { id, project_name } }) => ({ id, name: project_name }),
    readable,
  });
  return readable ? projects : undefined;
}
