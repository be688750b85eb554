import { useMemo, useState } from 'react';
import { fixedRows, type FixedRows } from './fixedRows';
import type { ImportDialogProps, ImportRow } from './importProps';

const none: FixedRows = new Map();

export interface Fixes {
  fixed: FixedRows;
  rows: readonly ImportRow[];
  /** Puts a value into a cell; the caller says what is wrong with the row then. */
  fix: (row: ImportRow, key: string, value: string) => void;
  forget: () => void;
}

/** What was mended in the preview. It lives here until it is saved: the file stays as it is. */
export function useFixes(read: readonly ImportRow[], onFix: ImportDialogProps['onFix']): Fixes {
  const [fixed, setFixed] = useState(none);
  const rows = useMemo(() => fixedRows(read, fixed), [read, fixed]);

  function fix({ number, errors }: ImportRow, key: string, value: string): void {
    const changes = { ...fixed.get(number)?.changes, [key]: value };
    const put = (next: typeof errors) =>
      setFixed((now) => {
        // An answer that comes late is no answer to what was typed since.
        const latest = now.get(number)?.changes;
        return latest && latest !== changes ? now : new Map(now).set(number, { changes, errors: next });
      });
    setFixed((now) => new Map(now).set(number, { changes, errors }));
    void Promise.resolve(onFix?.(number, changes)).then(
      (next) => put(next ?? errors),
      // Nobody could look at it: what was wrong counts as wrong.
      () => put(errors),
    );
  }

  return { fixed, rows, fix, forget: () => setFixed(none) };
}
