import type { Class } from '@sen/api/contract/model';
import { DeleteIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionDialogProps, ActionGroups } from '../../patterns/actions/Action';
import { studentWords as words } from './studentWords';

export type ClassStudent = NonNullable<Class['students']>[number];

/** A student of a class, which the actions need too. */
export interface StudentRow extends ClassStudent {
  classroom: Class;
}

const RemoveStudentsDialog = lazyPart(
  async () => (await import('./RemoveStudentsDialog')).RemoveStudentsDialog,
);

export type StudentDialogProps = ActionDialogProps<StudentRow>;

/** The actions on the students of a class. */
export function studentActions(): ActionGroups<StudentRow> {
  return [
    [
      {
        id: 'remove',
        icon: DeleteIcon,
        label: words('remove'),
        danger: true,
        bulk: true,
        open: RemoveStudentsDialog,
      },
    ],
  ];
}
