import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { can } from '@sen/domain/access/can';
import { useUser } from '../../app/session/useUser';
import { pageTitle } from '../../routes/pageTitles';
import { ProjectList } from './ProjectList';
import { words } from './words';

/** The projects in which the user takes part; for an administrator, those of the unit. */
export function ProjectsPage() {
  const { role, company_id } = useUser();
  const mayAdd = can(role, 'project.edit');
  return (
    <ProjectList
      title={pageTitle('projects')}
      query={projectQueries.list}
      unit={mayAdd ? company_id : null}
      emptyText={words(mayAdd ? 'emptyText' : 'emptyOwnText')}
    />
  );
}
