import type { FieldError } from '@sen/domain/errors/FieldError';
import { useState } from 'react';
import { fieldErrorTexts } from '../../app/errors/fieldErrorTexts';
import { noFieldTexts, serverFieldErrorTexts, type FieldTexts } from '../../app/errors/serverFieldErrorTexts';

export interface FormCallOptions<Input, Answer> {
  /** What is wrong by our own rules. Nothing is sent while there is something. */
  check?: ((input: Input) => readonly FieldError[]) | undefined;
  send: (input: Input) => Promise<Answer>;
  onAnswer?: ((answer: Answer, input: Input) => Promise<void> | void) | undefined;
  onRefusal?: ((refusal: Error) => void) | undefined;
}

export interface FormCall<Input, Answer> {
  /** What is wrong, by field: by our own rules, or as the server said. `Form` focuses the first of them. */
  errors: FieldTexts;
  /** Why the server did not take it; set as well where `errors` name the fields that it refused. */
  refusal: Error | null;
  pending: boolean;
  /** What the server answered to the last call that went well; null as soon as another one begins. */
  answer: Answer | null;
  /** Checks and sends. Does nothing while a call is pending. */
  run: (input: Input) => void;
}

/** The call of one form, without the query client that visitors do not load; pages behind sign-in use `useSave`. */
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
