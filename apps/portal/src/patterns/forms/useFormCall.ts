import type { FieldError } from '@sen/domain/errors/FieldError';
import { useMemo, useState } from 'react';
import { fieldErrorTexts } from '../../app/errors/fieldErrorTexts';
import { noFieldTexts, serverFieldErrorTexts, type FieldTexts } from '../../app/errors/serverFieldErrorTexts';

/** `How` distinguishes ways to send the same form, such as saving and publishing; void where there is one. */
export interface FormCallOptions<Value, Answer, How = void> {
  /** What the fields have now, so that an error goes away when its field is put right. */
  value: Value;
  /** Client-side errors. Nothing is sent while there are any. */
  check?: ((value: Value, how: How) => readonly FieldError[]) | undefined;
  send: (value: Value, how: How) => Promise<Answer>;
  onAnswer?: ((answer: Answer, sent: Value) => Promise<void> | void) | undefined;
  onRefusal?: ((refusal: Error) => void) | undefined;
}

export interface FormCall<Answer, How = void> {
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
  run: (how: How) => void;
  /** Only validates: a form is not sent while one of its fields is half typed, and its other errors are shown nevertheless. */
  validate: (how: How) => void;
}

/** The call of one form, without the query client, which visitors do not load; signed-in pages use `useSave`. */
export function useFormCall<Value, Answer, How = void>({
  value,
  check,
  send,
  onAnswer,
  onRefusal,
}: FormCallOptions<Value, Answer, How>): FormCall<Answer, How> {
  const [errors, setErrors] = useState(noFieldTexts);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tried, setTried] = useState<{ how: How } | null>(null);

  async function call(how: How): Promise<void> {
    setPending(true);
    const result = await send(value, how).then(
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
      await onAnswer?.(result.answered, value);
      setAnswer(result.answered);
    }
    setPending(false);
  }

  function isValid(how: How): boolean {
    const found = check?.(value, how) ?? [];
    setTried({ how });
    setErrors(found.length > 0 ? fieldErrorTexts(found) : noFieldTexts);
    setRefusal(null);
    setAnswer(null);
    return found.length === 0;
  }

  function run(how: How): void {
    if (!pending && isValid(how)) void call(how);
  }

  function validate(how: How): void {
    if (!pending) isValid(how);
  }

  const open = !refusal && tried && errors !== noFieldTexts ? check?.(value, tried.how) : undefined;
  const fields = open && [...new Set(open.map(({ field }) => field))].join('\n');
  // The same object while the same fields are wrong: a form renders all its fields again for a new one.
  const left = useMemo(() => {
    if (fields === undefined) return errors;
    const wrong = new Set(fields.split('\n'));
    const entries = Object.entries(errors).filter(([field]) => wrong.has(field));
    return entries.length === Object.keys(errors).length ? errors : Object.fromEntries(entries);
  }, [errors, fields]);

  return { errors: left, refusal, pending, answer, run, validate };
}
