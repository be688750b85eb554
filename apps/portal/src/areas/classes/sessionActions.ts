import type { OnlineClassRow } from '@sen/api/contract/model';
import { onlineClassMutations } from '@sen/api/resources/classes/onlineClassMutations';
import { onlineClassQueries } from '@sen/api/resources/classes/onlineClassQueries';
import { DeleteIcon, EditIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { sessionWords as words } from '../../patterns/classes/sessionWords';

const EditSessionDialog = lazyPart(async () => (await import('./EditSessionDialog')).EditSessionDialog);

/** The actions on the online sessions of a class that has not ended. */
export function sessionActions(): ActionGroups<OnlineClassRow> {
  return [
    [{ id: 'edit', icon: EditIcon, label: words('edit'), open: EditSessionDialog }],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ classroom_name }) => words('deleteOneTitle', { name: classroom_name }),
          text: words('deleteText'),
        },
        run: (ids) => onlineClassMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates: [onlineClassQueries.all()],
      },
    ],
  ];
}
