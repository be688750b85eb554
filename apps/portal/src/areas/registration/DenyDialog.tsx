import type { RequestRow } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { TextArea } from '@sen/ui/TextArea';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { words } from './words';

/** Denies requests, with a reason that their people read. */
export function DenyDialog({ ids, items: [row], onDone, onClose }: ActionDialogProps<RequestRow>) {
  const count = ids.length;
  return (
    <FormDialog
      title={row && count === 1 ? words('denyOne', { name: row.name }) : words('denyTitle', { count })}
      submit={words('deny')}
      danger
      initial={{ reason: '' }}
      send={({ reason }) => registrationMutations.deny([...ids], reason.trim())}
      toast={words('denyDone', { count })}
      invalidates={[registrationQueries.all()]}
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
