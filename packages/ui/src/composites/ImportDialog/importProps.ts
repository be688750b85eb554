import type { ReactNode } from 'react';
import type { columnWidths } from '../DataTable/dataTableProps';
import type { ImportDialogMessages } from './ImportDialog.messages';

/** A column that the import accepts. */
export interface ImportTarget {
  key: string;
  label: string;
  /** Other headings for it, for `guessMapping`. */
  aliases?: readonly string[] | undefined;
  required?: boolean | undefined;
  /** At least one of the targets with it needs a column. */
  oneOf?: boolean | undefined;
  /** Describes the expected value: 'Một trong 11 loại, ví dụ: Chọn một đáp án'. */
  description?: string | undefined;
  /** Its width in the preview. */
  width?: (typeof columnWidths)[number] | undefined;
}

/** A column of the file. */
export interface ImportSource {
  id: string;
  /** Its heading, or its letter if there is none. */
  label: string;
  /** A sample value, to recognise the column. */
  sample?: string | undefined;
}

/** The column of the file that fills each target; null for none. */
export type ImportMapping = Readonly<Record<string, string | null>>;

export interface ImportRowError {
  /** The key of the target with the error, so that it can be shown and fixed there. */
  key?: string | undefined;
  /** The heading of the column, empty for one that the file lacks; absent if the error concerns the whole row. */
  column?: string | undefined;
  /** The value as typed. */
  value?: string | undefined;
  /** The error, with how to fix it. */
  reason: string;
}

export interface ImportRow {
  /** The row number as shown by the spreadsheet. */
  number: number;
  /** What the row is about, where its cells are not shown. */
  name?: string | undefined;
  /** The effect of saving it; 'new' by default. */
  kind?: 'new' | 'change' | undefined;
  /** The values read, by the key of the target. */
  cells: Readonly<Record<string, string>>;
  /** Empty for a valid row. */
  errors: readonly ImportRowError[];
  /** The errors before it was fixed: their cells stay listed. */
  before?: readonly ImportRowError[] | undefined;
}

/** The changes to a row before saving. */
export interface ImportFix {
  /** The row number as shown by the spreadsheet. */
  number: number;
  /** New values by the key of the target. */
  changes: Readonly<Record<string, string>>;
}

/** A number of rows by outcome, formatted. */
export interface ImportCount {
  label: string;
  value: string;
}

/** A cell of an existing thing, and what a row gives it. */
export interface ImportChangedCell {
  /** The label of the column. */
  column: string;
  /** Empty when there was nothing. */
  before: string;
  after: string;
}

/** Rows that change what exists; the first of them are listed. */
export interface ImportChanges {
  count: number;
  /** How many there are to list, if new rows are listed too. */
  total?: number | undefined;
  rows: readonly { number: number; name?: string | undefined; cells: readonly ImportChangedCell[] }[];
  /** Whether saving changes them. */
  applied: boolean;
}

/** The outcome of rows of which only the first refused ones are listed. */
interface ImportOutcome {
  fileName: string;
  counts: readonly ImportCount[];
  /** The number of refused rows, and the first of them. */
  refused: number;
  rows: readonly ImportRow[];
  /** Notes on how the file was read. */
  notes?: readonly string[] | undefined;
}

export type ImportStep =
  | { kind: 'choose' }
  /** `progress` from 0 to 1, if known. */
  | { kind: 'reading'; fileName: string; progress?: number | undefined }
  /** The whole file is unusable: the reason, and what the user can do. */
  | { kind: 'failed'; fileName?: string | undefined; reason: string; advice?: string | undefined }
  | {
      kind: 'mapping';
      fileName: string;
      sources: readonly ImportSource[];
      mapping: ImportMapping;
      /** The sheets of a workbook, if there are several. */
      sheets?: readonly { id: string; label: string }[] | undefined;
      sheet?: string | undefined;
      /** The number of the row with the headings; absent if it cannot be chosen. */
      headerRow?: number | undefined;
      notes?: readonly string[] | undefined;
    }
  /** `error` says why saving failed; all rows are kept. */
  | {
      kind: 'preview';
      fileName: string;
      rows: readonly ImportRow[];
      error?: string | undefined;
      notes?: readonly string[] | undefined;
      /** A fix is being validated. */
      checking?: boolean | undefined;
    }
  /** Instead of a preview, for files of which not every row is shown; `good` rows can be saved. */
  | (ImportOutcome & {
      kind: 'checked';
      good: number;
      error?: string | undefined;
      /** New rows beside the changes. */
      fresh?: number | undefined;
      changes?: ImportChanges | undefined;
      /** A fix is being validated: the counts are those before it. */
      checking?: boolean | undefined;
    })
  | { kind: 'saving'; count: number; saved?: number | undefined }
  | { kind: 'done'; saved: number; refused: number }
  /** A server saves the rows, or undoes that, whether or not this page is open; without `total` it has not begun. */
  | {
      kind: 'running';
      fileName: string;
      read: number;
      total?: number | undefined;
      undoes?: boolean | undefined;
    }
  /** It has ended, or failed for the reason in `text`; `canResume` offers to continue, `undoNote` to undo it. */
  | (ImportOutcome & {
      kind: 'ended';
      tone: 'success' | 'info' | 'danger';
      title: string;
      text?: string | undefined;
      /** A link to what was saved. */
      link?: ReactNode;
      canResume?: boolean | undefined;
      /** Until when it can be undone. */
      undoNote?: string | undefined;
    });

export interface ImportTemplate {
  id: string;
  label: string;
  /** Without a URL `onTemplate` creates the file. */
  href?: string | undefined;
}

export interface ImportFlowProps {
  step: ImportStep;
  targets: readonly ImportTarget[];
  /** Accepted types; .xlsx, .xls, .ods and .csv by default. */
  accept?: readonly string[] | undefined;
  templates?: readonly ImportTemplate[] | undefined;
  onTemplate?: ((id: string) => void) | undefined;
  onFile: (file: File) => void;
  /** Fields above the file, and what of them is missing: a file that is chosen before that waits. */
  first?: ReactNode;
  missing?: string | undefined;
  onSheetChange?: ((sheet: string) => void) | undefined;
  onHeaderRowChange?: ((row: number) => void) | undefined;
  onMappingChange: (mapping: ImportMapping) => void;
  /** The mapping is complete: the rows can be read. */
  onMapped: () => void;
  /** One step back: from the rows to the columns, from there, from a failed file or from the end to the file step. */
  onBack: () => void;
  /**
   * Enables editing wrong cells of a check, and all of a preview: receives all changes of the row so far and returns its errors,
   * or nothing when the rows of the next `step` have them. Without it cells are read-only.
   */
  onFix?:
    | ((
        row: number,
        changes: Readonly<Record<string, string>>,
      ) => readonly ImportRowError[] | Promise<readonly ImportRowError[] | void>)
    | undefined;
  /** The numbers of the selected valid rows, and the changes to them. */
  onSave: (rows: readonly number[], fixes: readonly ImportFix[]) => void;
  /** Whether changes are saved, too. */
  onApplyChanges?: ((applied: boolean) => void) | undefined;
  /** Creates a file of the refused rows with their reasons. */
  onDownloadRefused?: (() => void) | undefined;
  /** Creates the file as it was read, with a column of the reasons. */
  onDownloadAll?: (() => void) | undefined;
  /** It replaces what had the focus: its first step takes the focus. */
  takesFocus?: boolean | undefined;
  /** Continues an import that failed. */
  onResume?: (() => void) | undefined;
  /** Undoes an import that has ended. */
  onUndo?: (() => void) | undefined;
  messages?: Partial<ImportDialogMessages> | undefined;
}

export interface ImportDialogProps extends ImportFlowProps {
  open: boolean;
  title: string;
  /** Called if nothing would be lost, or after the user has confirmed. */
  onClose: () => void;
}
