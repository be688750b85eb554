import { useMemo, useState, type KeyboardEvent } from 'react';
import type { TableCell } from '../DataTable/DataTable';
import { errorLines } from './errorLines';
import { nextError, rowsBefore, type ErrorPlace } from './fixedRows';
import type { ImportRow, ImportTarget } from './importProps';
import type { RefusedLine } from './previewRows';
import { mostWholeLines } from './RefusedTable';
import type { Fixes } from './useFixes';

export interface ErrorWalk {
  /** All wrong cells, those that are fixed too, and the first of them. */
  lines: readonly RefusedLine[];
  listed: readonly RefusedLine[];
  /** Whether there is an error to go to. */
  hasErrors: boolean;
  goTo: TableCell | undefined;
  walk: (direction: 1 | -1) => void;
  /** F8 and Shift+F8. */
  press: (event: KeyboardEvent) => void;
  fixLine: (line: RefusedLine, value: string) => void;
}

/** The wrong cells of rows, and the way from one to the next. */
export function useErrorWalk(
  read: readonly ImportRow[],
  { rows, fix }: Fixes,
  targets: readonly ImportTarget[],
): ErrorWalk {
  const [place, setPlace] = useState<ErrorPlace>();
  const [goTo, setGoTo] = useState<TableCell>();
  const keys = useMemo(() => targets.map(({ key }) => key), [targets]);
  const lines = useMemo(() => errorLines(rowsBefore(read), rows, targets), [read, rows, targets]);
  const listed = useMemo(() => firstLines(lines), [lines]);
  const places = useMemo(
    () => listed.filter((line) => !line.fixed).map((line) => ({ number: line.number, key: line.key })),
    [listed],
  );

  function walk(direction: 1 | -1) {
    const next = nextError(places, place, keys, direction);
    if (!next) return;
    setPlace(next);
    setGoTo({
      row: `${next.number}-${next.key ?? 'row'}`,
      column: next.key === undefined ? 'reason' : 'value',
    });
  }

  return {
    lines,
    listed,
    hasErrors: places.length > 0,
    goTo,
    walk,
    press(event) {
      if (event.key !== 'F8') return;
      event.preventDefault();
      walk(event.shiftKey ? -1 : 1);
    },
    fixLine({ number, key }, value) {
      const row = rows.find((other) => other.number === number);
      if (row && key !== undefined) fix(row, key, value);
    },
  };
}

/** As many wrong cells as are shown whole: when some are fixed, the next ones follow. */
function firstLines(lines: readonly RefusedLine[]): readonly RefusedLine[] {
  let open = 0;
  const end = lines.findIndex((line) => {
    if (!line.fixed) open += 1;
    return open > mostWholeLines;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
