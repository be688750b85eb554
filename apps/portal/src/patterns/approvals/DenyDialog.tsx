import type { RequestRow } from '@sen/api/contract/model';
import { required } from '@sen/domain/errors/required';
import { TextArea } from '@sen/ui/TextArea';
import type { ActionDialogProps } from '../actions/Action';
import { FormDialog } from '../forms/FormDialog';
import type { ApprovalDesk } from './ApprovalDesk';
import { useDecisionToast } from './useDecisionToast';
import { words } from './words';

interface DenyDialogProps extends ActionDialogProps<RequestRow> {
  desk: Pick<ApprovalDesk, 'deny' | 'undo' | 'invalidates'>;
}

/** Denies the selected rows, with a reason for the people concerned. */
export function DenyDialog({ desk, ids, items, onDone, onClose }: DenyDialogProps) {
  const showDecision = useDecisionToast(desk);
  const count = ids.length;
  const name = count === 1 ? items[0]?.name : undefined;
  return (
    <FormDialog
      title={name === undefined ? words('denyMany', { count }) : words('denyOne', { name })}
      submit={words('deny')}
      danger
      initial={{ reason: '' }}
      check={({ reason }) => required('reason', reason)}
      send={({ reason }) => desk.deny([...ids], reason.trim())}
      invalidates={desk.invalidates}
      onSaved={() => {
        showDecision({ ids, name, status: 'denied' });
        onDone();
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <TextArea
          {...field('reason')}
          label={words('denyReason')}
          description={words('denyText')}
          maxLength={500}
          required
          focusOnMount
        />
      )}
    </FormDialog>
  );
}
