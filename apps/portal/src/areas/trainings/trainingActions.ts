import type { TrainingRow, User } from '@sen/api/contract/model';
import { trainingMutations } from '@sen/api/resources/trainings/trainingMutations';
import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { can } from '@sen/domain/access/can';
import { trainingNotEnded } from '@sen/domain/trainings/mayEditTraining';
import { DeleteIcon, EditIcon, EyeIcon, ReportIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { words } from './words';

type ActionableTraining = Pick<TrainingRow, 'id' | 'name' | 'timing'>;

export const viewHref = ({ id }: { id: string }) => href('trainingView', { tid: id });

/** Whether a training may still be edited. */
export const mayEdit = ({ timing }: Pick<TrainingRow, 'timing'>) => trainingNotEnded(timing === 'finished');

/** The actions on trainings; a student only looks at them. */
export function trainingActions(user: User): ActionGroups<ActionableTraining> {
  const view = { id: 'view', icon: EyeIcon, label: words('view'), href: viewHref };
  if (!can(user.role, 'training.edit')) return [[view]];
  return [
    [
      view,
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        rule: mayEdit,
        href: ({ id }) => href('trainingEdit', { tid: id }),
      },
      {
        id: 'results',
        icon: ReportIcon,
        label: words('results'),
        primary: true,
        href: ({ id }) => href('trainingTeacher', { tid: id }),
      },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ name }) => words('deleteOne', { name }),
          text: words('deleteText'),
        },
        run: (ids) => trainingMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates: [trainingQueries.all()],
      },
    ],
  ];
}
