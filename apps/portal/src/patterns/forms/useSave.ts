import { ApiError } from '@sen/api/client/ApiError';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useFormCall, type FormCall, type FormCallOptions } from './useFormCall';

export interface SaveOptions<Input, Saved> extends Pick<FormCallOptions<Input, Saved>, 'check' | 'send'> {
  /** Query keys to invalidate after saving. */
  invalidates?: readonly QueryKey[] | undefined;
  toast?: string | ((saved: Saved) => string) | undefined;
  /** Deletes the draft that a `FormPage` keeps on this device: its `work.forget`. */
  forget?: ((sent: Input) => Promise<void>) | undefined;
  /** Called after saving, to navigate or to close a dialog. Absent where the form stays open. */
  onSaved?: ((saved: Saved) => void) | undefined;
}

export interface Save<Input> extends Pick<FormCall<Input, unknown>, 'errors' | 'refusal' | 'pending'> {
  /** The last save succeeded and the form is still mounted. */
  saved: boolean;
  save: (input: Input) => void;
}

/** Saves a form: validates, sends, deletes the draft, shows a toast, invalidates queries. */
export function useSave<Saved, Input = void>({
  check,
  send,
  invalidates = [],
  toast,
  forget,
  onSaved,
}: SaveOptions<Input, Saved>): Save<Input> {
  const queries = useQueryClient();
  const invalidate = () => {
    for (const queryKey of invalidates) void queries.invalidateQueries({ queryKey });
  };
  const { run, answer, ...call } = useFormCall<Input, Saved>({
    check,
    send,
    onAnswer: async (saved, input) => {
      await forget?.(input);
      if (toast !== undefined) {
        showToast({ tone: 'success', text: typeof toast === 'string' ? toast : toast(saved) });
      }
      invalidate();
      onSaved?.(saved);
    },
    // A conflict: the shown data is stale, so it is refetched. A draft is not replaced by what is refetched.
    onRefusal: (refusal) => {
      if (!forget && refusal instanceof ApiError && refusal.status === 409) invalidate();
    },
  });
  return { ...call, saved: answer !== null, save: run };
}
