import type { Import, ImportKind, ImportReport, RefusedContent } from '@sen/api/contract/model';
import type { DescriptionListProps } from '@sen/ui/DescriptionList';
import type { ImportCount, ImportFlowProps, ImportStep, ImportTarget } from '@sen/ui/ImportDialog';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RowFix } from '@sen/api/resources/imports/SheetFile';

/** How to read a file: detected where absent. */
export interface SheetChoice {
  sheet?: string;
  header_row?: number;
  mapping?: Record<string, number>;
}

/** The rows to start with (all good ones when absent) or to report, and texts that replace the file's. */
export interface RowChoice {
  rows?: number[];
  fixes?: RowFix[];
}

/** What to start: the file of the dry run, by its digest. */
export interface StartChoice extends SheetChoice, RowChoice {
  file_digest: string;
}

/** The report of a dry run. */
export type CheckReport = Omit<ImportReport, 'rows'> & {
  rows: readonly Pick<ImportReport['rows'][number], 'row' | 'errors'>[];
};

/** A report and what has become of it by the fixes. */
export interface Checked<Report> {
  /** Before any fix. */
  first: Report;
  /** The rows that have fixes. */
  fixed: ReadonlySet<number>;
  /** Why an import could not be started. */
  error: string | undefined;
  /** A fix is being checked. */
  checking: boolean;
}

/** Something that is imported by `ImportPage`: the calls, and how its rows are shown before the start. */
export interface ImportDefinition<Report extends CheckReport> {
  kind: ImportKind;
  /** The class of a class list or of scores. */
  classId?: string;
  check: (file: File, how: SheetChoice & RowChoice, signal: AbortSignal) => Promise<{ data: Report }>;
  start: (file: File, how: StartChoice, id: string) => Promise<{ data: Import }>;
  template: (format: 'xlsx' | 'ods' | 'csv') => Promise<unknown>;
  /** Whether there is a template yet; it may depend on what is given first. */
  hasTemplate?: boolean;
  /** The name of a template's file, and of the file of refused rows. */
  fileNames: { template: string; refused: string };
  /** The rows before the start. */
  checked: (file: File, report: Report, checked: Checked<Report>) => ImportStep;
  /** Widths of columns where all rows are shown. */
  widths?: Readonly<Record<string, ImportTarget['width']>>;
  /** Whether rows change what exists, where they may. */
  onApplyChanges?: (applied: boolean) => void;
  /** A file of the rows that are refused before the start, or of all rows, with the reasons. */
  download: (file: File, how: SheetChoice & RowChoice, content: RefusedContent) => Promise<unknown>;
  /** The outcome of an import. */
  outcome: (done: Import) => { counts: ImportCount[]; title: string; text?: string; link?: ReactNode };
  /** What undoing it does, where it is not all or nothing. */
  undoText?: string;
  /** What its rows change. */
  invalidates: QueryKey;
  /** Fields above the file, and what of them is missing before it can be read. */
  first?: { field: ReactNode; missing: string | undefined };
  /** What was given there, above the steps that follow. */
  about?: DescriptionListProps['items'] | undefined;
  messages?: ImportFlowProps['messages'];
}
