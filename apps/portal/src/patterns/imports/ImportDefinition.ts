import type { Import, ImportKind, ImportReport } from '@sen/api/contract/model';
import type { ImportCount, ImportFlowProps, ImportStep } from '@sen/ui/ImportDialog';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** How to read a file: detected where absent. */
export interface SheetChoice {
  sheet?: string;
  header_row?: number;
  mapping?: Record<string, number>;
}

/** What the rows to start with are; all good ones when absent. */
export interface RowChoice {
  rows?: number[];
  fixes?: { row: number; cells: Record<string, string> }[];
}

/** What to start: the file of the dry run, by its digest. */
export interface StartChoice extends SheetChoice, RowChoice {
  file_digest: string;
}

/** The report of a dry run. */
export type CheckReport = Omit<ImportReport, 'rows'>;

/** Something that is imported by `ImportPage`: the calls, and how its rows are shown before the start. */
export interface ImportDefinition<Report extends CheckReport> {
  kind: ImportKind;
  /** The class of a class list. */
  classId?: string;
  check: (file: File, how: SheetChoice, signal: AbortSignal) => Promise<{ data: Report }>;
  start: (file: File, how: StartChoice, id: string) => Promise<{ data: Import }>;
  template: (format: 'xlsx' | 'ods' | 'csv') => Promise<unknown>;
  /** The name of a template's file, and of the file of refused rows. */
  fileNames: { template: string; refused: string };
  /** The rows before the start, with `error` of a start that failed. */
  checked: (file: File, report: Report, error: string | undefined) => ImportStep;
  /** The columns of the rows before the start; absent where they are not shown. */
  columns?: (report: Report) => ImportFlowProps['targets'];
  /** Checks a row again with these changes. */
  fix?: (file: File, report: Report) => NonNullable<ImportFlowProps['onFix']>;
  /** Whether rows change what exists, where they may. */
  onApplyChanges?: (applied: boolean) => void;
  /** A file of the rows that are refused before the start. */
  refusedRows?: (file: File, report: Report) => Promise<{ name: string; file: unknown }>;
  /** The outcome of an import. */
  outcome: (done: Import) => { counts: ImportCount[]; title: string; text?: string; link?: ReactNode };
  /** What its rows change. */
  invalidates: QueryKey;
  /** Above the file: what must be chosen first, and why no file can be chosen yet. */
  first?: { field: ReactNode; missing: string | undefined };
  messages?: ImportFlowProps['messages'];
}
