import { TextArea } from '@sen/ui/TextArea';
import type { ActionDialogProps } from '../actions/Action';
import { FormDialog } from '../forms/FormDialog';
import type { ApprovalDesk, ApprovalRow } from './ApprovalDesk';
import { words } from './words';

interface DenyDialogProps<Row extends ApprovalRow> extends ActionDialogProps<Row> {
  desk: Pick<ApprovalDesk<Row>, 'deny' | 'invalidates'>;
}

/** Denies the selected rows, with a reason for the people concerned. */
export function DenyDialog<Row extends ApprovalRow>({
  desk: { deny, invalidates },
  ids,
  items: [row],
  onDone,
  onClose,
}: DenyDialogProps<Row>) {
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
