import type { ClassRow, User } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { can } from '@sen/domain/access/can';
import { noneRunning, notEnded } from '@sen/domain/classes/mayEditClass';
import { DeleteIcon, EditIcon, EyeIcon } from '@sen/ui/icons';
import { href } from '../../routes/paths';
import type { ActionGroups } from '../actions/Action';
import { classWords as words } from './classWords';

/** The properties of a class that its actions depend on. */
export type ActionableClass = Pick<
  ClassRow,
  | 'id'
  | 'classroom_name'
  | 'company_id'
  | 'project_id'
  | 'course_id'
  | 'classroom_start_time'
  | 'classroom_end_time'
>;

export const viewHref = ({ id }: Pick<ActionableClass, 'id'>) => href('classroom', { cid: id });

function editHref({ id, company_id, project_id, course_id }: ActionableClass) {
  return href('classEdit', {
    companyId: company_id,
    projectId: project_id,
    courseId: course_id,
    classroomId: id,
  });
}

const datesOf = ({ classroom_name, classroom_start_time, classroom_end_time }: ActionableClass) => ({
  classroom_name,
  starts_at: new Date(classroom_start_time),
  ends_at: new Date(classroom_end_time),
});

/** The actions on classes that the user sees: whoever is no student runs all of them. */
export function classActions({ role }: User): ActionGroups<ActionableClass> {
  const view = { id: 'view', icon: EyeIcon, label: words('view'), href: viewHref };
  if (!can(role, 'class.edit')) return [];
  return [
    [
      view,
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        rule: (classroom) => notEnded(datesOf(classroom), new Date()),
        href: editHref,
      },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        rule: (classroom) => noneRunning([datesOf(classroom)], new Date()),
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ classroom_name }) => words('deleteOneTitle', { name: classroom_name }),
          text: words('deleteText'),
        },
        run: (ids) => classMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates: [classQueries.all(), courseQueries.all()],
      },
    ],
  ];
}
