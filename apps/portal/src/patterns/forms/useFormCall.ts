import type { FieldError } from '@sen/domain/errors/FieldError';
import { useMemo, useState } from 'react';
import { fieldErrorTexts } from '../../app/errors/fieldErrorTexts';
import { noFieldTexts, serverFieldErrorTexts, type FieldTexts } from '../../app/errors/serverFieldErrorTexts';

export interface FormCallOptions<Input, Answer> {
  /** Client-side errors. Nothing is sent while there are any. It is called with the last input again to find what is put right. */
  check?: ((input: Input) => readonly FieldError[]) | undefined;
  send: (input: Input) => Promise<Answer>;
  onAnswer?: ((answer: Answer, input: Input) => Promise<void> | void) | undefined;
  onRefusal?: ((refusal: Error) => void) | undefined;
}

export interface FormCall<Input, Answer> {
  /**
   * Errors by field, client-side or from the server. `Form` focuses the first. One of ours goes away when it is put right, one
   * that only the server knows stays until the next try.
   */
  errors: FieldTexts;
  /** Why the server refused the call; also set when `errors` names the refused fields. */
  refusal: Error | null;
  pending: boolean;
  /** The result of the last successful call; null once another one starts. */
  answer: Answer | null;
  /** Validates and sends. Does nothing while a call is pending. */
  run: (input: Input) => void;
}

/** The call of one form, without the query client, which visitors do not load; signed-in pages use `useSave`. */
export function useFormCall<Input, Answer>({
  check,
  send,
  onAnswer,
  onRefusal,
}: FormCallOptions<Input, Answer>): FormCall<Input, Answer> {
  const [errors, setErrors] = useState(noFieldTexts);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tried, setTried] = useState<{ input: Input } | null>(null);

  async function call(input: Input): Promise<void> {
    setPending(true);
    const result = await send(input).then(
      (answered) => ({ answered }),
      (reason: unknown) => ({ reason }),
    );
    if ('reason' in result) {
      const { reason } = result;
      const error = reason instanceof Error ? reason : new Error('The call failed.', { cause: reason });
      setRefusal(error);
      setErrors(serverFieldErrorTexts(error));
      onRefusal?.(error);
    } else {
      await onAnswer?.(result.answered, input);
      setAnswer(result.answered);
    }
    setPending(false);
  }

  function run(input: Input): void {
    if (pending) return;
    const found = check?.(input) ?? [];
    setTried({ input });
    setErrors(found.length > 0 ? fieldErrorTexts(found) : noFieldTexts);
    setRefusal(null);
    setAnswer(null);
    if (found.length === 0) void call(input);
  }

  const open = !refusal && tried && errors !== noFieldTexts ? check?.(tried.input) : undefined;
  const fields = open && [...new Set(open.map(({ field }) => field))].join('\n');
  // The same object while the same fields are wrong: a form renders all its fields again for a new one.
  const left = useMemo(() => {
    if (fields === undefined) return errors;
    const wrong = new Set(fields.split('\n'));
    const entries = Object.entries(errors).filter(([field]) => wrong.has(field));
    return entries.length === Object.keys(errors).length ? errors : Object.fromEntries(entries);
  }, [errors, fields]);

  return { errors: left, refusal, pending, answer, run };
}
