import type { RequestRow } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { TextArea } from '@sen/ui/TextArea';
import { useState } from 'react';
import { DecideDialog } from './DecideDialog';
import { words } from './words';

interface DenyDialogProps {
  ids: readonly string[];
  rows: readonly RequestRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Denies requests, with a reason that their people read. */
export function DenyDialog({ ids, rows, onDone, onClose }: DenyDialogProps) {
  const only = ids.length === 1 ? rows[0] : undefined;
  const [reason, setReason] = useState('');
  return (
    <DecideDialog
      title={only ? words('denyOne', { name: only.name }) : words('denyTitle', { count: ids.length })}
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
