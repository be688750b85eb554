import { showToast } from '@sen/ui/Toast';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDraft } from '../../app/drafts/useDraft';
import { formWords } from './formWords';
import { type FieldReaders, readForm } from './readers';

export interface KeptFormOptions<Value extends object> {
  /** Names the person and the record, so that nobody gets another person's draft. */
  draftKey: string;
  /** The version of the record that the work is based on; null for a new one. */
  base: string | null;
  initial: Value;
  /** A field that a stored draft lacks, because an older version of the portal kept it, has its value of `initial`. */
  readers: FieldReaders<Value>;
}

export interface KeptForm<Value extends object> {
  /** The draft on this device is still being read. */
  loading: boolean;
  value: Value;
  change: (part: Partial<Value>) => void;
  /** The draft that was found on this device; null when there is none, or it was dropped. */
  kept: { savedAt: string; base: string | null; value: Value } | null;
  /** Deletes the draft after saving. A page that stays open passes the value that it sent. */
  forget: (sent?: Value) => Promise<void>;
  /** Deletes the draft, and shows what the form shows without one. */
  startAgain: () => void;
}

/** The value of a form, kept on this device until it is saved; a component that has another key is another one. */
export function useKeptForm<Value extends object>({
  draftKey,
  base,
  initial,
  readers,
}: KeptFormOptions<Value>): KeptForm<Value> {
  const { found, keep, drop } = useDraft(draftKey);
  const [changed, setChanged] = useState<Value | null>(null);
  const [forgotten, setForgotten] = useState<Value | null>(null);
  const [dropped, setDropped] = useState(false);
  const stored = useMemo(
    () => (found ? readForm(readers, found.value, initial) : null),
    [found, readers, initial],
  );
  const kept = found && stored && !dropped ? { ...found, value: stored } : null;
  const keptBase = kept ? kept.base : base;

  const keepWork = useEffectEvent((work: Value) => keep(work, keptBase));
  useEffect(() => {
    if (changed) keepWork(changed);
  }, [changed]);

  const isUnsaved = changed !== null && changed !== forgotten;
  const leave = useEffectEvent(() => {
    if (isUnsaved) showToast({ tone: 'info', text: formWords('draftKept') });
  });
  useEffect(() => () => leave(), []);

  const value = changed ?? kept?.value ?? initial;
  return {
    loading: found === undefined,
    value,
    kept,
    change: (part) => setChanged((now) => ({ ...(now ?? value), ...part })),
    forget: async (sent) => {
      setForgotten(sent ?? changed);
      await drop();
      if (!sent) return;
      setDropped(true);
      // Changes made since sending start a new draft; without any, the form shows the server's value.
      setChanged((now) => (now === sent || now === null ? null : { ...now }));
    },
    startAgain: () => {
      setChanged(null);
      setDropped(true);
      void drop();
    },
  };
}
