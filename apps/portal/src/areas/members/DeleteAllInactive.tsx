import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { words } from './words';

interface DeleteAllInactiveProps {
  count: number;
  onClose: () => void;
}

/** Asks before all accounts that are not active yet are deleted, naming their number. */
export function DeleteAllInactive({ count, onClose }: DeleteAllInactiveProps) {
  const queries = useQueryClient();
  return (
    <ConfirmAction
      danger
      title={words('deleteAllTitle', { count })}
      text={words('deleteAllText')}
      confirmLabel={words('deleteAll')}
      action={async () => {
        const { data } = await memberMutations.removeAllInactive();
        showToast({ tone: 'success', text: words('deleted', { count: data.deleted }) });
      }}
      onCancel={onClose}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: memberQueries.all() });
        onClose();
      }}
    />
  );
}
