import { useMemo, useState } from 'react';
import { fixedRows, type FixedRows } from './fixedRows';
import type { ImportDialogProps, ImportRow } from './importProps';

const none: FixedRows = new Map();

export interface Fixes {
  fixed: FixedRows;
  rows: readonly ImportRow[];
  /** Changes a cell; the caller then validates the row again. */
  fix: (row: ImportRow, key: string, value: string) => void;
  forget: () => void;
}

/** The changes made in the preview. They are kept here until they are saved: the file is unchanged. */
export function useFixes(read: readonly ImportRow[], onFix: ImportDialogProps['onFix']): Fixes {
  const [fixed, setFixed] = useState(none);
  const rows = useMemo(() => fixedRows(read, fixed), [read, fixed]);

  function fix({ number, errors }: ImportRow, key: string, value: string): void {
    const changes = { ...fixed.get(number)?.changes, [key]: value };
    const put = (next: typeof errors | undefined) =>
      setFixed((now) => {
        // A response is ignored if the row was changed since the request.
        const latest = now.get(number)?.changes;
        return latest && latest !== changes ? now : new Map(now).set(number, { changes, errors: next });
      });
    setFixed((now) => new Map(now).set(number, { changes, errors }));
    void Promise.resolve(onFix?.(number, changes)).then(
      (next) => put(next ?? undefined),
      // Validation failed: the previous errors are kept.
      () => put(errors),
    );
  }

  return { fixed, rows, fix, forget: () => setFixed(none) };
}
