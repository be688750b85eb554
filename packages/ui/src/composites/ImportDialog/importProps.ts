import type { columnWidths } from '../DataTable/dataTableProps';
import type { ImportDialogMessages } from './ImportDialog.messages';

/** A column that the import accepts. */
export interface ImportTarget {
  key: string;
  label: string;
  /** Other headings for it, for `guessMapping`. */
  aliases?: readonly string[] | undefined;
  required?: boolean | undefined;
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
  /** The heading of the column; absent if the error concerns the whole row. */
  column?: string | undefined;
  /** The value as typed. */
  value?: string | undefined;
  /** The error, with how to fix it. */
  reason: string;
}

export interface ImportRow {
  /** The row number as shown by the spreadsheet. */
  number: number;
  /** The effect of saving it; 'new' by default. */
  kind?: 'new' | 'change' | undefined;
  /** The values read, by the key of the target. */
  cells: Readonly<Record<string, string>>;
  /** Empty for a valid row. */
  errors: readonly ImportRowError[];
}

/** The changes to a row before saving. */
export interface ImportFix {
  /** The row number as shown by the spreadsheet. */
  number: number;
  /** New values by the key of the target. */
  changes: Readonly<Record<string, string>>;
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
    }
  /** `error` says why saving failed; all rows are kept. */
  | { kind: 'preview'; fileName: string; rows: readonly ImportRow[]; error?: string | undefined }
  | { kind: 'saving'; count: number; saved?: number | undefined }
  | { kind: 'done'; saved: number; refused: number };

export interface ImportTemplate {
  id: string;
  label: string;
  /** Without a URL `onTemplate` creates the file. */
  href?: string | undefined;
}

export interface ImportDialogProps {
  open: boolean;
  title: string;
  step: ImportStep;
  targets: readonly ImportTarget[];
  /** Accepted types; .xlsx, .xls, .ods and .csv by default. */
  accept?: readonly string[] | undefined;
  templates?: readonly ImportTemplate[] | undefined;
  onTemplate?: ((id: string) => void) | undefined;
  onFile: (file: File) => void;
  onSheetChange?: ((sheet: string) => void) | undefined;
  onMappingChange: (mapping: ImportMapping) => void;
  /** The mapping is complete: the rows can be read. */
  onMapped: () => void;
  /** One step back: from the preview to the columns, from there or from a failed file to the file step. */
  onBack: () => void;
  /**
   * Enables editing cells in the preview: receives all changes of the row so far and returns its errors.
   * Without it the preview is read-only.
   */
  onFix?:
    | ((
        row: number,
        changes: Readonly<Record<string, string>>,
      ) => readonly ImportRowError[] | Promise<readonly ImportRowError[]>)
    | undefined;
  /** The numbers of the selected valid rows, and the changes to them. */
  onSave: (rows: readonly number[], fixes: readonly ImportFix[]) => void;
  /** Creates a file of the refused rows with their reasons. */
  onDownloadRefused?: (() => void) | undefined;
  /** Called if nothing would be lost, or after the user has confirmed. */
  onClose: () => void;
  messages?: Partial<ImportDialogMessages> | undefined;
}
