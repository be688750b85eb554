import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { DeleteIcon } from '@sen/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { Action } from '../../patterns/actions/Action';
import { useActions } from '../../patterns/actions/useActions';
import { words } from './words';

/** Deletes all inactive accounts, ignoring the list's filters; the confirmation states their number. */
export function DeleteAllInactive({ count }: { count: number }) {
  const queries = useQueryClient();
  const deleteAll: Action<never> = {
    id: 'deleteAll',
    icon: DeleteIcon,
    label: words('deleteAll'),
    danger: true,
    confirm: { title: () => words('deleteAllTitle', { count }), text: words('deleteAllText') },
    run: async (_ids, report) => {
      try {
        return await memberMutations.removeAllInactive((remaining) =>
          report(words('deletingAll', { count: remaining })),
        );
      } catch (error) {
        // Some may have been deleted.
        void queries.invalidateQueries({ queryKey: memberQueries.all() });
        throw error;
      }
    },
    done: (deleted) => words('deleted', { count: deleted }),
    invalidates: [memberQueries.all()],
  };
  const { start, dialog } = useActions([deleteAll]);
  return (
    <>
      <Button
        variant="dangerOutline"
        icon={<Icon of={deleteAll.icon} />}
        onPress={() => start(deleteAll, [], [])}
      >
        {deleteAll.label}
      </Button>
      {dialog}
    </>
  );
}
