import { useRef, useState } from 'react';
import { errorText } from '../app/errors/errorText';
import { serverFieldErrorTexts } from '../app/errors/serverFieldErrorTexts';

/** The check of a file by the server, before it is sent for good. */
export interface FileCheck {
  pending: boolean;
  /** Why the file was refused. */
  refusal: string | null;
  /** Only the answer of the last call counts: the file may be another one by then, or what it is checked for. */
  run: <Checked>(check: () => Promise<Checked>, onChecked: (checked: Checked) => void) => Promise<void>;
  /** Forgets a check that is under way, and what the last one refused. */
  stop: () => void;
}

export function useFileCheck(): FileCheck {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const last = useRef(0);
  return {
    pending,
    refusal,
    stop() {
      last.current += 1;
      setPending(false);
      setRefusal(null);
    },
    async run(check, onChecked) {
      last.current += 1;
      const own = last.current;
      const isLast = () => own === last.current;
      setPending(true);
      setRefusal(null);
      try {
        const checked = await check();
        if (isLast()) onChecked(checked);
      } catch (error) {
        // The field is this one: its own reason says more than the one of the whole form.
        if (isLast()) setRefusal(serverFieldErrorTexts(error)['file'] ?? errorText(error));
      } finally {
        if (isLast()) setPending(false);
      }
    },
  };
}
