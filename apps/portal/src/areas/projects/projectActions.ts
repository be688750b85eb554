import type { ProjectRow, User } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { projectMutations } from '@sen/api/resources/projects/projectMutations';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { can } from '@sen/domain/access/can';
import { DeleteIcon, EditIcon, EyeIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { words } from './words';

type ActionableProject = Pick<ProjectRow, 'id' | 'company_id'>;

export const viewHref = ({ id, company_id }: ActionableProject) =>
  href('projectView', { companyId: company_id, projectId: id });

export const editHref = ({ id, company_id }: ActionableProject) =>
  href('projectEdit', { companyId: company_id, projectId: id });

/** The actions on projects; a teacher only looks at them. */
export function projectActions(user: User): ActionGroups<ActionableProject> {
  const view = { id: 'view', icon: EyeIcon, label: words('view'), href: viewHref };
  if (!can(user.role, 'project.edit')) return [[view]];
  return [
    [view, { id: 'edit', icon: EditIcon, label: words('edit'), href: editHref }],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        confirm: { title: (count) => words('deleteTitle', { count }), text: words('deleteText') },
        run: (ids) => projectMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates: [projectQueries.all(), companyQueries.all()],
      },
    ],
  ];
}
