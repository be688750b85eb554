import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExamJournal } from '../../journal/ExamJournal';

const load = () => import('./saveHandInFile');

export interface HandInFileSaving {
  /** Absent where the page cannot encrypt: without TLS. */
  save?: () => void;
  /** Of the last try. */
  outcome: 'saved' | 'nothing' | 'failed' | null;
}

/**
 * Saves the answers that only this device has to a file. Its code is loaded while there is a network, because it is needed when
 * there is none.
 * @param onLoaded called once that was tried
 */
export function useHandInFile(journal: ExamJournal, onLoaded: () => void): HandInFileSaving {
  const [outcome, setOutcome] = useState<HandInFileSaving['outcome']>(null);
  const loaded = useRef(onLoaded);
  useEffect(() => {
    load().then(
      () => loaded.current(),
      () => loaded.current(),
    );
  }, []);
  const save = useCallback(async () => {
    try {
      const unsent = await journal.unsentContent();
      if (unsent) await (await load()).saveHandInFile(unsent);
      setOutcome(unsent ? 'saved' : 'nothing');
    } catch (error) {
      console.error('The hand-in file could not be saved.', error);
      setOutcome('failed');
    }
  }, [journal]);
  // Browsers offer encryption to secure pages alone.
  return { outcome, ...(globalThis.isSecureContext && { save: () => void save() }) };
}
