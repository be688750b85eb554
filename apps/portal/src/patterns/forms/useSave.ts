import { ApiError } from '@sen/api/client/ApiError';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useFormCall, type FormCall, type FormCallOptions } from './useFormCall';

export interface SaveOptions<Input, Saved> extends Pick<FormCallOptions<Input, Saved>, 'check' | 'send'> {
  /** The keys of all answers that are stale once it is saved. */
  invalidates?: readonly QueryKey[] | undefined;
  toast?: string | ((saved: Saved) => string) | undefined;
  /** Forgets the draft that a `FormPage` keeps on this device: its `work.forget`. */
  forget?: ((sent: Input) => Promise<void>) | undefined;
  /** Where one goes from there: to the thing, or out of the dialog. Absent where the form stays. */
  onSaved?: ((saved: Saved) => void) | undefined;
}

export interface Save<Input> extends Pick<FormCall<Input, unknown>, 'errors' | 'refusal' | 'pending'> {
  /** The last try went well and the form is still there. */
  saved: boolean;
  save: (input: Input) => void;
}

/** Saves a form: checks it by our rules, sends it, forgets the draft, shows the toast, refetches what is stale. */
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
    // Somebody else was faster: what the page shows is stale. A kept draft is not replaced by what comes later.
    onRefusal: (refusal) => {
      if (!forget && refusal instanceof ApiError && refusal.status === 409) invalidate();
    },
  });
  return { ...call, saved: answer !== null, save: run };
}
