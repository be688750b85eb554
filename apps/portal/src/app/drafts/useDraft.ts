import { useCallback, useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft, type StoredDraft } from './draftStore';

const rest = 300;

interface Draft {
  /** The draft on this device; undefined while it loads, null when there is none. */
  found: StoredDraft | null | undefined;
  /** Saves the draft, debounced; immediately when the page is left or hidden. */
  keep: (value: unknown, base: string | null) => void;
  /** Deletes the draft, because it was saved on the server or is not wanted. */
  drop: () => Promise<void>;
}

/** The draft of a form. The key names the person and the record. */
export function useDraft(key: string): Draft {
  const [found, setFound] = useState<StoredDraft | null>();
  const waiting = useRef<StoredDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current) void writeDraft(key, waiting.current);
    waiting.current = null;
  }, [key]);

  useEffect(() => {
    let wanted = true;
    void readDraft(key).then((draft) => wanted && setFound(draft ?? null));
    return () => {
      wanted = false;
    };
  }, [key]);

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
      flush();
    };
  }, [flush]);

  const keep = useCallback(
    (value: unknown, base: string | null) => {
      waiting.current = { savedAt: new Date().toISOString(), base, value };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, rest);
    },
    [flush],
  );

  const drop = useCallback(async () => {
    clearTimeout(timer.current);
    waiting.current = null;
    await removeDraft(key);
  }, [key]);

  return { found, keep, drop };
}
