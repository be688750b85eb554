import type { columnWidths } from '../DataTable/dataTableProps';
import type { ImportDialogMessages } from './ImportDialog.messages';

/** A column that the import knows. */
export interface ImportTarget {
  key: string;
  label: string;
  /** Other headings that mean it, for `guessMapping`. */
  aliases?: readonly string[] | undefined;
  required?: boolean | undefined;
  /** What belongs there: 'Một trong 11 loại, ví dụ: Một lựa chọn'. */
  description?: string | undefined;
  /** How wide it is in the preview. */
  width?: (typeof columnWidths)[number] | undefined;
}

/** A column of the file. */
export interface ImportSource {
  id: string;
  /** Its heading, or its letter where there is none. */
  label: string;
  /** A value of it, to tell it by. */
  sample?: string | undefined;
}

/** Which column of the file fills a target; null is none. */
export type ImportMapping = Readonly<Record<string, string | null>>;

export interface ImportRowError {
  /** The key of the target whose cell is wrong, so that it can be shown and mended there. */
  key?: string | undefined;
  /** The heading of the column; absent where the whole row is wrong. */
  column?: string | undefined;
  /** What stands there, as it was typed. */
  value?: string | undefined;
  /** What is wrong with it, in words that say how to mend it. */
  reason: string;
}

export interface ImportRow {
  /** The number of the row as the spreadsheet shows it. */
  number: number;
  /** What saving it does; 'new' without. */
  kind?: 'new' | 'change' | undefined;
  /** What was read, by the key of the target. */
  cells: Readonly<Record<string, string>>;
  /** Empty for a good row. */
  errors: readonly ImportRowError[];
}

/** What was mended in a row before it was saved. */
export interface ImportFix {
  /** The row, as the spreadsheet numbers it. */
  number: number;
  /** New values by the key of the target. */
  changes: Readonly<Record<string, string>>;
}

export type ImportStep =
  | { kind: 'choose' }
  /** `progress` from 0 to 1, where it is known. */
  | { kind: 'reading'; fileName: string; progress?: number | undefined }
  /** The file as a whole cannot be used: what is wrong, and what one can do. */
  | { kind: 'failed'; fileName?: string | undefined; reason: string; advice?: string | undefined }
  | {
      kind: 'mapping';
      fileName: string;
      sources: readonly ImportSource[];
      mapping: ImportMapping;
      /** The sheets of a workbook, where there are several. */
      sheets?: readonly { id: string; label: string }[] | undefined;
      sheet?: string | undefined;
    }
  /** `error` says why saving failed; everything is still there. */
  | { kind: 'preview'; fileName: string; rows: readonly ImportRow[]; error?: string | undefined }
  | { kind: 'saving'; count: number; saved?: number | undefined }
  | { kind: 'done'; saved: number; refused: number };

export interface ImportTemplate {
  id: string;
  label: string;
  /** Without an address `onTemplate` makes the file. */
  href?: string | undefined;
}

export interface ImportDialogProps {
  open: boolean;
  title: string;
  step: ImportStep;
  targets: readonly ImportTarget[];
  /** Kinds of file; .xlsx, .xls, .ods and .csv without. */
  accept?: readonly string[] | undefined;
  templates?: readonly ImportTemplate[] | undefined;
  onTemplate?: ((id: string) => void) | undefined;
  onFile: (file: File) => void;
  onSheetChange?: ((sheet: string) => void) | undefined;
  onMappingChange: (mapping: ImportMapping) => void;
  /** The mapping is whole: the rows can be read. */
  onMapped: () => void;
  /** One step back: from the preview to the columns, from there or from a failed file to choosing. */
  onBack: () => void;
  /**
   * Lets one mend cells in the preview: all changes of the row so far go out, what is wrong with it then comes back.
   * Without it the preview is only read.
   */
  onFix?:
    | ((
        row: number,
        changes: Readonly<Record<string, string>>,
      ) => readonly ImportRowError[] | Promise<readonly ImportRowError[]>)
    | undefined;
  /** The numbers of the good rows that were chosen, and what was mended in them. */
  onSave: (rows: readonly number[], fixes: readonly ImportFix[]) => void;
  /** Makes a file of the refused rows with their reasons. */
  onDownloadRefused?: (() => void) | undefined;
  /** Called once nothing is lost, or the person said that it may be. */
  onClose: () => void;
  messages?: Partial<ImportDialogMessages> | undefined;
}
