import type { ImportKind, ImportState, PaperDraft, QuestionStatus } from '@sen/api/contract/model';
import type { Generated } from 'kysely';
import type { ErrorCode } from '@sen/domain/errors/codes';
import type { ErrorParams } from '@sen/domain/errors/formatError';
import type { CellError } from '@sen/domain/imports/CellError';
import type { SheetReading } from '@sen/domain/imports/importNotes';
import type { InstantOrNull, Json, JsonOrNull, Made } from '../columns.ts';

/** The person's choices of how to read the file. */
export interface ImportOptions {
  sheet?: string;
  header_row?: number;
  mapping?: Record<string, number>;
  /** The rows to store; all good ones when absent. */
  rows?: number[];
  /** Of a paper: where its questions are put, and those that were corrected. */
  paper?: { category_id: string; status: QuestionStatus };
  edits?: { row: number; draft: PaperDraft }[];
  /** Whether rows of what exists change it. */
  changes?: 'apply' | 'skip';
  /** Of scores: the assigned exam, and why they are entered. */
  scores?: { assignment_id: string; reason: string };
  /** Texts that replace the file's, by column key. */
  fixes?: { row: number; cells: Record<string, string> }[];
}

/** How the file was read: what its report needs. */
export interface ImportedSheet extends SheetReading {
  headers: string[];
  mapping: Record<string, number>;
}

export interface ImportFailure {
  code: ErrorCode;
  params?: ErrorParams;
}

/** An import: its order, its progress, and which process runs it. */
export interface ImportRunTable {
  import_id: string;
  kind: ImportKind;
  company_id: string;
  /** Of the students that it adds, or of the exam of its scores. */
  classroom_id: string | null;
  created_by: string;
  created_at: Made;
  state: ImportState;
  file_name: string;
  file_bytes: Generated<number>;
  /** Of what was sent; null for an import older than this column. */
  digest: string | null;
  options: Json<ImportOptions>;
  sheet: JsonOrNull<ImportedSheet>;
  /** Rows of the sheet; null until the file is read. */
  total: number | null;
  /** Rows that are settled; `last_row` is the number of the last one. */
  read: Generated<number>;
  last_row: Generated<number>;
  saved: number;
  changed: Generated<number>;
  repeated: Generated<number>;
  refused: Generated<number>;
  failure: JsonOrNull<ImportFailure>;
  /** Claims since the last progress. */
  tries: Generated<number>;
  claimed_by: string | null;
  leased_until: InstantOrNull;
  /** When it had its last turn, or was started. */
  turn_at: Made;
  finished_at: InstantOrNull;
  /** Whether what its rows made and changed is kept in `import_change`. */
  is_undoable: Generated<boolean>;
  /** Rows of which this has been undone, and of which it could not be. */
  undone: Generated<number>;
  kept: Generated<number>;
  undone_at: InstantOrNull;
}

/** What a row has created (then nothing was before) or changed: the fields before and after. Deleted when it is undone. */
export interface ImportChangeTable {
  import_id: string;
  row: number;
  subject_id: string;
  before: JsonOrNull<Record<string, string | null>>;
  after: JsonOrNull<Record<string, string | null>>;
}

/** The file of an import that is unfinished or has refused rows, in parts. */
export interface ImportFileTable {
  import_id: string;
  part: number;
  bytes: Buffer;
}

export interface ImportRefusedTable {
  import_id: string;
  row: number;
  name: string;
  /** The cells as typed, by place. */
  cells: Json<string[]>;
  errors: Json<readonly CellError<string>[]>;
}

export interface ImportsTables {
  import_run: ImportRunTable;
  import_file: ImportFileTable;
  import_refused: ImportRefusedTable;
  import_change: ImportChangeTable;
}
