import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { TextArea } from '@sen/ui/TextArea';
import { useState } from 'react';
import { DecideDialog } from './DecideDialog';
import { words } from './words';

interface DenyDialogProps {
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Denies requests, with a reason that their people read. */
export function DenyDialog({ ids, onDone, onClose }: DenyDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <DecideDialog
      title={words('denyTitle', { count: ids.length })}
      submit={words('deny')}
      done={words('denyDone', { count: ids.length })}
      danger
      decide={() => registrationMutations.deny([...ids], reason.trim())}
      onDone={onDone}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={words('denyReason')}
        description={words('denyText')}
        maxLength={500}
        value={reason}
        onChange={setReason}
        focusOnMount
      />
    </DecideDialog>
  );
}
