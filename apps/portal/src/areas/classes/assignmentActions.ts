import type { Assignment } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { mayWithdraw } from '@sen/domain/exams/checkAssignmentChange';
import { DeleteIcon, EditIcon, EyeIcon, UploadIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { assignWords as words } from '../../patterns/assignments/assignWords';
import { href } from '../../routes/paths';

const ChangeAssignmentDialog = lazyPart(
  async () => (await import('./ChangeAssignmentDialog')).ChangeAssignmentDialog,
);

/** The room of an exam, and its scores from a file, for those who mark it. */
export function roomActions(classroomId: string): ActionGroups<Assignment> {
  return [
    [
      {
        id: 'room',
        icon: EyeIcon,
        label: words('room'),
        href: ({ id }) => href('examRoom', { cid: classroomId, sscid: id }),
      },
      {
        id: 'scores',
        icon: UploadIcon,
        label: words('scores'),
        applies: ({ timing }) => timing !== 'not_started',
        href: ({ id }) => `${href('scoreImport', { cid: classroomId })}?exam=${id}`,
      },
    ],
  ];
}

/** The actions on the exams of a class that may still change. */
export function assignmentActions(classroomId: string): ActionGroups<Assignment> {
  return [
    [{ id: 'change', icon: EditIcon, label: words('change'), open: ChangeAssignmentDialog }],
    [
      {
        id: 'withdraw',
        icon: DeleteIcon,
        label: words('withdraw'),
        danger: true,
        rule: ({ begun_count = 0 }) => mayWithdraw(begun_count),
        confirm: {
          title: (count) => words('withdrawTitle', { count }),
          titleOfOne: ({ title: name }) => words('withdrawOne', { name }),
          text: words('withdrawText'),
        },
        run: (ids) => Promise.all(ids.map((id) => classMutations.withdraw(classroomId, id))),
        done: () => words('withdrawn'),
        invalidates: [classQueries.all()],
      },
    ],
  ];
}
