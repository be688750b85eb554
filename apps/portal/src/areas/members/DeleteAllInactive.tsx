import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { DeleteIcon } from '@sen/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Action } from '../../patterns/actions/Action';
import { useActions } from '../../patterns/actions/useActions';
import { words } from './words';

/** Deletes all inactive accounts, ignoring the list's filters; the confirmation states their number. */
export function DeleteAllInactive() {
  const queries = useQueryClient();
  const all = useQuery(memberQueries.inactive({ limit: 5 }));
  const count = all.data?.total ?? 0;
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
        icon={<Icon of={deleteAll.icon} />}
        disabledReason={all.isSuccess && count === 0 ? words('noneInactive') : undefined}
        disabled={!all.isSuccess}
        onPress={() => start(deleteAll, [], [])}
      >
        {deleteAll.label}
      </Button>
      {dialog}
    </>
  );
}
