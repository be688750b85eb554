import type { RequestRow } from '@sen/api/contract/model';
import { TextArea } from '@sen/ui/TextArea';
import type { ActionDialogProps } from '../actions/Action';
import { FormDialog } from '../forms/FormDialog';
import type { ApprovalDesk } from './ApprovalDesk';
import { words } from './words';

interface DenyDialogProps extends ActionDialogProps<RequestRow> {
  desk: Pick<ApprovalDesk, 'deny' | 'invalidates'>;
}

/** Denies the selected rows, with a reason for the people concerned. */
export function DenyDialog({
  desk: { deny, invalidates },
  ids,
  items: [row],
  onDone,
  onClose,
}: DenyDialogProps) {
  const count = ids.length;
  return (
    <FormDialog
      title={row && count === 1 ? words('denyOne', { name: row.name }) : words('denyMany', { count })}
      submit={words('deny')}
      danger
      initial={{ reason: '' }}
      send={({ reason }) => deny([...ids], reason.trim())}
      toast={words('denyDone', { count })}
      invalidates={invalidates}
      onSaved={onDone}
      onClose={onClose}
    >
      {({ field }) => (
        <TextArea
          {...field('reason')}
          label={words('denyReason')}
          description={words('denyText')}
          maxLength={500}
          focusOnMount
        />
      )}
    </FormDialog>
  );
}
