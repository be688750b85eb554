import { ApiError } from '@sen/api/client/ApiError';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useFormCall, type FormCall, type FormCallOptions } from './useFormCall';

export interface SaveOptions<Value, Saved, How = void> extends Pick<
  FormCallOptions<Value, Saved, How>,
  'value' | 'check' | 'send'
> {
  /** Query keys to invalidate after saving. */
  invalidates?: readonly QueryKey[] | undefined;
  toast?: string | ((saved: Saved) => string) | undefined;
  /** Deletes the draft that a `FormPage` keeps on this device: its `work.forget`. */
  forget?: ((sent: Value) => Promise<void>) | undefined;
  /** Called after saving, to navigate or to close a dialog. Absent where the form stays open. */
  onSaved?: ((saved: Saved) => void) | undefined;
}

export interface Save<How = void> extends Pick<
  FormCall<unknown, How>,
  'errors' | 'refusal' | 'pending' | 'validate'
> {
  /** The last save succeeded and the form is still mounted. */
  saved: boolean;
  save: (how: How) => void;
}

/** Saves a form: validates, sends, deletes the draft, shows a toast, invalidates queries. */
export function useSave<Value, Saved, How = void>({
  value,
  check,
  send,
  invalidates = [],
  toast,
  forget,
  onSaved,
}: SaveOptions<Value, Saved, How>): Save<How> {
  const queries = useQueryClient();
  const invalidate = () => {
    for (const queryKey of invalidates) void queries.invalidateQueries({ queryKey });
  };
  const { run, answer, ...call } = useFormCall<Value, Saved, How>({
    value,
    check,
    send,
    onAnswer: async (saved, sent) => {
      await forget?.(sent);
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
