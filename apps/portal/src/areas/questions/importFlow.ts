import type { ImportReport } from '@sen/api/contract/model';
import type { ImportMapping, ImportRowError, ImportStep } from '@sen/ui/ImportDialog';
import { sourcesOf } from '../../patterns/columnMapping';
import { importWords as words } from './importWords';

/** The state of an import. The report is the server's result; nothing is stored before 'saving'. */
export type ImportFlow =
  | { kind: 'choose' }
  | { kind: 'reading'; file: File }
  | { kind: 'failed'; file: File; reason: string }
  | { kind: 'mapping'; file: File; report: ImportReport; mapping: ImportMapping }
  | { kind: 'preview'; file: File; report: ImportReport; error?: string }
  | { kind: 'saving'; file: File; report: ImportReport; count: number }
  | { kind: 'done'; file: File; report: ImportReport; saved: number };

/** The state as the dialog shows it. */
export function stepOf(flow: ImportFlow): ImportStep {
  switch (flow.kind) {
    case 'choose':
      return flow;
    case 'reading':
      return { kind: 'reading', fileName: flow.file.name };
    case 'failed':
      return { kind: 'failed', fileName: flow.file.name, reason: flow.reason, advice: words('advice') };
    case 'mapping':
      return {
        kind: 'mapping',
        fileName: flow.file.name,
        sources: sourcesOf(flow.report, (letter) => words('column', { letter })),
        mapping: flow.mapping,
        sheets: flow.report.sheets.map((sheet) => ({ id: sheet, label: sheet })),
        sheet: flow.report.sheet,
      };
    case 'preview':
      return {
        kind: 'preview',
        fileName: flow.file.name,
        rows: flow.report.rows.map((row) => ({ number: row.row, cells: row.cells, errors: errorsOf(row) })),
        error: flow.error,
      };
    case 'saving':
      return { kind: 'saving', count: flow.count };
    case 'done':
      return { kind: 'done', saved: flow.saved, refused: flow.report.refused };
  }
}

/** The errors of a row, by cell. */
export function errorsOf({ errors }: ImportReport['rows'][number]): ImportRowError[] {
  return errors.map(({ column, header, value, message }) => ({
    key: column,
    column: header,
    value,
    reason: message,
  }));
}
