import type { FieldError } from '@sen/domain/errors/FieldError';
import { useState } from 'react';
import { fieldErrorTexts } from '../../app/errors/fieldErrorTexts';
import { noFieldTexts, serverFieldErrorTexts, type FieldTexts } from '../../app/errors/serverFieldErrorTexts';

export interface FormCallOptions<Input, Answer> {
  /** Client-side errors. Nothing is sent while there are any. */
  check?: ((input: Input) => readonly FieldError[]) | undefined;
  send: (input: Input) => Promise<Answer>;
  onAnswer?: ((answer: Answer, input: Input) => Promise<void> | void) | undefined;
  onRefusal?: ((refusal: Error) => void) | undefined;
}

export interface FormCall<Input, Answer> {
  /** Errors by field, client-side or from the server. `Form` focuses the first. */
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
    setErrors(found.length > 0 ? fieldErrorTexts(found) : noFieldTexts);
    setRefusal(null);
    setAnswer(null);
    if (found.length === 0) void call(input);
  }

  return { errors, refusal, pending, answer, run };
}
