import type { Import, RefusedContent } from '@sen/api/contract/model';
import type { ImportFix, ImportMapping, ImportStep } from '@sen/ui/ImportDialog';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { newId } from '../../app/newId';
import { mappingOf, placesOf, sourcesOf } from './columnMapping';
import type { CheckReport, ImportDefinition, RowChoice, SheetChoice } from './ImportDefinition';
import { importWords as words } from './words';

/** A file before its import is started: nothing is stored. */
type Check<Report> =
  | { kind: 'choose' }
  | { kind: 'reading'; file: File }
  | { kind: 'failed'; file: File; reason: string }
  | { kind: 'mapping'; file: File; report: Report; mapping: ImportMapping }
  /** `error`: why the import could not be started. */
  | ({ kind: 'checked'; error?: string } & Fixing<Report>)
  | ({ kind: 'starting' } & Fixing<Report>);

/** A report whose rows are being fixed. */
interface Fixing<Report> {
  file: File;
  /** Before any fix: it says how the file is read. */
  report: Report;
  /** After the last fix that was checked. */
  latest: Report;
  fixes: ReadonlyMap<number, Readonly<Record<string, string>>>;
  checking: boolean;
  /** The row whose fix could not be checked, and why. */
  unchecked?: { row: number; reason: string } | undefined;
}

/** Checks a file by dry runs and starts its import once, however often starting is retried. */
export function useSheetCheck<Report extends CheckReport>(
  { check, start, checked, download }: ImportDefinition<Report>,
  onStarted: (started: Import) => void,
) {
  const [state, setState] = useState<Check<Report>>({ kind: 'choose' });
  const importId = useRef('');
  const reading = useRef<AbortController>(undefined);
  /** Those of the state, for a fix that follows another at once. */
  const fixesNow = useRef<Fixing<Report>['fixes']>(new Map());
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File, how: SheetChoice, then: (report: Report) => Check<Report>): Promise<void> {
    reading.current?.abort();
    const asking = new AbortController();
    reading.current = asking;
    importId.current = newId();
    fixesNow.current = new Map();
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
    if (isSame) setState(unfixed(file, report));
    else void read(file, { ...sheetOf(report), mapping: places }, (next) => unfixed(file, next));
  }

  function back(): void {
    reading.current?.abort();
    fixesNow.current = new Map();
    if (state.kind === 'checked') setState(toMapping(state.file)(state.report));
    else setState({ kind: 'choose' });
  }

  /** Checks the rows again with these changes of one; what an earlier fix has begun is given up. */
  async function fix(row: number, changes: Readonly<Record<string, string>>): Promise<void> {
    if (state.kind !== 'checked') return;
    const { file, report } = state;
    const fixes = new Map(fixesNow.current).set(row, changes);
    fixesNow.current = fixes;
    reading.current?.abort();
    const asking = new AbortController();
    reading.current = asking;
    const put = (next: Partial<Fixing<Report>>) =>
      setState((now) => (now.kind === 'checked' && now.report === report ? { ...now, ...next } : now));
    put({ fixes, checking: true });
    try {
      const how = { ...howOf({ report, fixes }), rows: [...fixes.keys()] };
      const { data } = await check(file, how, asking.signal);
      if (!asking.signal.aborted) put({ latest: data, checking: false, unchecked: undefined });
    } catch (error) {
      const reason = errorText(error);
      if (!asking.signal.aborted) put({ checking: false, unchecked: { row, reason } });
    }
  }

  /** Starts what was checked: the same sheet, headings and columns. */
  async function begin(rows: readonly number[], fixes: readonly ImportFix[]): Promise<void> {
    if (state.kind !== 'checked') return;
    const { file, report } = state;
    setState({ ...state, kind: 'starting' });
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
      setState({ ...state, error: errorText(error) });
    }
  }

  return {
    state,
    step: stepOf(state, checked),
    fix,
    /** A file of what is wrong with the rows as they are fixed so far. */
    download: async (content: RefusedContent): Promise<unknown> =>
      state.kind === 'checked' ? download(state.file, howOf(state), content) : undefined,
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

function unfixed<Report>(file: File, report: Report): Check<Report> {
  return { kind: 'checked', file, report, latest: report, fixes: new Map(), checking: false };
}

/** How the file is read, with the fixes. */
function howOf({ report, fixes }: Pick<Fixing<CheckReport>, 'report' | 'fixes'>): SheetChoice & RowChoice {
  const fixed = [...fixes].map(([row, cells]) => ({ row, cells: { ...cells } }));
  return {
    ...sheetOf(report),
    mapping: report.mapping,
    ...(fixed.length > 0 && { fixes: fixed }),
  };
}

/** The step of a check, with the reason why a fix could not be checked at its row. */
function checkedStep<Report extends CheckReport>(
  { file, report, latest, fixes, checking, unchecked, error }: Extract<Check<Report>, { kind: 'checked' }>,
  checked: ImportDefinition<Report>['checked'],
): ImportStep {
  const fixed = new Set(fixes.keys());
  const step = checked(file, latest, { first: report, fixed, checking, error });
  if (!unchecked || (step.kind !== 'checked' && step.kind !== 'preview')) return step;
  const { row: number, reason } = unchecked;
  const rows = step.rows.map((row) => (row.number === number ? { ...row, errors: [{ reason }] } : row));
  return { ...step, rows };
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
      return checkedStep(state, checked);
  }
}
