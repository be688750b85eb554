import { type FieldReaders, readers } from './readers';
import { type KeptForm, useKeptForm } from './useKeptForm';

interface ReasonForm {
  reason: string;
}

export interface KeptReason {
  value: string;
  change: (reason: string) => void;
  /** When what is shown was typed, if it was found on this device. */
  restoredFrom: string | null;
  /** Deletes the draft of a reason that was used. */
  forget: (used: string) => void;
}

/** The reason for a change that is yet to be made, kept on this device until it is. */
export function useKeptReason(draftKey: string): KeptReason {
  const form = useKeptForm({ draftKey, base: null, initial: noReason, readers: reasonReaders });
  return {
    value: form.value.reason,
    change: (reason) => (reason === '' ? form.startAgain() : form.change({ reason })),
    restoredFrom: form.value.reason === form.kept?.value.reason ? form.kept.savedAt : null,
    forget: (used) => forget(form, used),
  };
}

const noReason: ReasonForm = { reason: '' };
const reasonReaders: FieldReaders<ReasonForm> = { reason: readers.text };

function forget({ value, forget: forgetSent }: KeptForm<ReasonForm>, used: string) {
  void forgetSent(value.reason === used ? value : { reason: used });
}
