import { useEffect, useRef, useState } from 'react';
import type { ExamJournal } from '../../journal/ExamJournal';
import type * as filePart from './saveHandInFile';

type FilePart = typeof filePart;

/** The offer to save what only this device has to a file. */
export interface FileOffer {
  text: string;
  label: string;
  save: () => void;
}

/**
 * Offers a hand-in file; null where the page cannot write one. Its code is loaded while there is a network, because it is needed when
 * there is none.
 * @param onLoaded called once that was tried
 */
export function useHandInFile(journal: ExamJournal, onLoaded: () => void): FileOffer | null {
  const [part, setPart] = useState<FilePart | null>(null);
  const [outcome, setOutcome] = useState<filePart.FileOutcome | null>(null);
  const loaded = useRef(onLoaded);
  useEffect(() => {
    let wanted = true;
    import('./saveHandInFile')
      .then((module) => wanted && setPart(module))
      .catch((error: unknown) => console.warn('Hand-in files cannot be offered.', error))
      .finally(() => loaded.current());
    return () => {
      wanted = false;
    };
  }, []);
  // Browsers offer encryption to secure pages alone.
  if (!part || !globalThis.isSecureContext) return null;
  return { ...part.fileOffer(outcome), save: () => void part.saveHandInFile(journal).then(setOutcome) };
}
