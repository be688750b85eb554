import type { FieldError } from '@sen/domain/errors/FieldError';
import { useMemo, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import { fieldErrorTexts } from '../../words/fieldErrorTexts';

export interface VisitorCall {
  pending: boolean;
  /** What the server says of a call that went well. */
  done: string | null;
  /** Why it did not go; null where that stands beside a field. */
  refusal: string | null;
  errors: Readonly<Record<string, string>>;
  /** Calls the server, unless something is wrong with what was typed. */
  run: (fieldErrors: readonly FieldError[], call: () => Promise<{ message?: string | undefined }>) => void;
}

const none: Readonly<Record<string, string>> = {};

/** One form's call of somebody who is not signed in, without the machinery that only signed-in pages need. */
export function useVisitorCall(): VisitorCall {
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [own, setOwn] = useState(none);
  const refused = useMemo(() => serverFieldErrors(refusal), [refusal]);

  async function send(call: () => Promise<{ message?: string | undefined }>) {
    setPending(true);
    try {
      setDone((await call()).message ?? '');
    } catch (error) {
      setRefusal(error);
    }
    setPending(false);
  }

  return {
    pending,
    done,
    refusal: refusal !== null && Object.keys(refused).length === 0 ? errorText(refusal) : null,
    errors: Object.keys(own).length > 0 ? own : refused,
    run(fieldErrors, call) {
      if (pending) return;
      setDone(null);
      setRefusal(null);
      setOwn(fieldErrors.length > 0 ? fieldErrorTexts(fieldErrors) : none);
      if (fieldErrors.length === 0) void send(call);
    },
  };
}
