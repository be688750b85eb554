import type { Import } from '@sen/api/contract/model';
import type { ImportFix, ImportMapping, ImportStep } from '@sen/ui/ImportDialog';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { newId } from '../../app/newId';
import { mappingOf, placesOf, sourcesOf } from './columnMapping';
import type { CheckReport, ImportDefinition, SheetChoice } from './ImportDefinition';
import { importWords as words } from './words';

/** A file before its import is started: nothing is stored. */
type Check<Report> =
  | { kind: 'choose' }
  | { kind: 'reading'; file: File }
  | { kind: 'failed'; file: File; reason: string }
  | { kind: 'mapping'; file: File; report: Report; mapping: ImportMapping }
  /** `error`: why the import could not be started. */
  | { kind: 'checked'; file: File; report: Report; error?: string }
  | { kind: 'starting'; file: File; report: Report };

/** Checks a file by dry runs and starts its import once, however often starting is retried. */
export function useSheetCheck<Report extends CheckReport>(
  { check, start, checked }: ImportDefinition<Report>,
  onStarted: (started: Import) => void,
) {
  const [state, setState] = useState<Check<Report>>({ kind: 'choose' });
  const importId = useRef('');
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File, how: SheetChoice, then: (report: Report) => Check<Report>): Promise<void> {
    reading.current?.abort();
    const asking = new AbortController();
    reading.current = asking;
    importId.current = newId();
    setState({ kind: 'reading', file });
    try {
      const { data } = await check(file, how, asking.signal);
      if (!asking.signal.aborted) setState(then(data));
    } catch (error) {
      if (!asking.signal.aborted) setState({ kind: 'failed', file, reason: errorText(error) });
    }
  }

  const toMapping =
    (file: File) =>
    (report: Report): Check<Report> => ({ kind: 'mapping', file, report, mapping: mappingOf(report) });

  /** Reads the file, or another sheet or heading row of it, and detects its columns. */
  function choose(file: File, how: SheetChoice = {}): void {
    void read(file, how, toMapping(file));
  }

  /** Continues to the rows; reads them again if the columns were changed. */
  function toRows(): void {
    if (state.kind !== 'mapping') return;
    const { file, report, mapping } = state;
    const places = placesOf(mapping);
    const isSame = JSON.stringify(places) === JSON.stringify(placesOf(mappingOf(report)));
    if (isSame) setState({ kind: 'checked', file, report });
    else
      void read(file, { ...sheetOf(report), mapping: places }, (next) => ({
        kind: 'checked',
        file,
        report: next,
      }));
  }

  function back(): void {
    reading.current?.abort();
    if (state.kind === 'checked') setState(toMapping(state.file)(state.report));
    else setState({ kind: 'choose' });
  }

  /** Starts what was checked: the same sheet, headings and columns. */
  async function begin(rows: readonly number[], fixes: readonly ImportFix[]): Promise<void> {
    if (state.kind !== 'checked') return;
    const { file, report } = state;
    setState({ kind: 'starting', file, report });
    const fixed = fixes.map(({ number, changes }) => ({ row: number, cells: { ...changes } }));
    const chosen = {
      ...(rows.length > 0 && { rows: [...rows] }),
      ...(fixed.length > 0 && { fixes: fixed }),
    };
    const { mapping, file_digest } = report;
    const how = { ...sheetOf(report), mapping, file_digest, ...chosen };
    try {
      const { data } = await start(file, how, importId.current);
      setState({ kind: 'choose' });
      onStarted(data);
    } catch (error) {
      setState({ kind: 'checked', file, report, error: errorText(error) });
    }
  }

  return {
    state,
    step: stepOf(state, checked),
    choose,
    changeMapping: (mapping: ImportMapping) =>
      setState((now) => (now.kind === 'mapping' ? { ...now, mapping } : now)),
    toRows,
    back,
    begin,
  };
}

/** The sheet and the heading row of a report. */
function sheetOf({ sheet, header_row }: CheckReport): SheetChoice {
  return { sheet, header_row };
}

function stepOf<Report extends CheckReport>(
  state: Check<Report>,
  checked: ImportDefinition<Report>['checked'],
): ImportStep {
  switch (state.kind) {
    case 'choose':
      return state;
    case 'reading':
      return { kind: 'reading', fileName: state.file.name };
    case 'starting':
      return { kind: 'running', fileName: state.file.name, read: 0 };
    case 'failed':
      return { kind: 'failed', fileName: state.file.name, reason: state.reason, advice: words('advice') };
    case 'mapping': {
      const { file, report, mapping } = state;
      return {
        kind: 'mapping',
        fileName: file.name,
        sources: sourcesOf(report, (letter) => words('column', { letter })),
        mapping,
        sheets: report.sheets.map((sheet) => ({ id: sheet, label: sheet })),
        sheet: report.sheet,
        headerRow: report.header_row,
        notes: report.notes.map(({ message }) => message),
      };
    }
    case 'checked':
      return checked(state.file, state.report, state.error);
  }
}
