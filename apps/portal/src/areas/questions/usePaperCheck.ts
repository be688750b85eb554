import type { Import, PaperReport } from '@sen/api/contract/model';
import { paperMutations } from '@sen/api/resources/papers/paperMutations';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { newId } from '../../app/newId';
import type { PaperChoice } from './PaperWorkbench';

type PaperState =
  | { kind: 'choose' }
  | { kind: 'reading'; file: File }
  | { kind: 'failed'; file: File; reason: string }
  | { kind: 'read'; file: File; report: PaperReport; isStarting: boolean; error: string | undefined };

/** Reads a paper without storing anything, and starts its import once, however often starting is retried. */
export function usePaperCheck(unit: { company_id?: string }, onStarted: (started: Import) => void) {
  const [state, setState] = useState<PaperState>({ kind: 'choose' });
  const importId = useRef('');
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function check(file: File): Promise<void> {
    reading.current?.abort();
    const asking = new AbortController();
    reading.current = asking;
    importId.current = newId();
    setState({ kind: 'reading', file });
    try {
      const { data } = await paperMutations.check({ file, ...unit }, asking.signal);
      if (!asking.signal.aborted)
        setState({ kind: 'read', file, report: data, isStarting: false, error: undefined });
    } catch (error) {
      if (!asking.signal.aborted) setState({ kind: 'failed', file, reason: errorText(error) });
    }
  }

  async function start(choice: PaperChoice): Promise<void> {
    if (state.kind !== 'read') return;
    setState({ ...state, isStarting: true, error: undefined });
    const { file, report } = state;
    const { file_digest } = report;
    try {
      const sent = { file, ...unit, ...choice, file_digest, import_id: importId.current };
      const { data } = await paperMutations.import(sent);
      setState({ kind: 'choose' });
      onStarted(data);
    } catch (error) {
      setState({ ...state, isStarting: false, error: errorText(error) });
    }
  }

  return {
    state,
    read: (file: File) => void check(file),
    start,
    back: () => {
      reading.current?.abort();
      setState({ kind: 'choose' });
    },
  };
}
