import type { Language } from '@sen/api/contract/model';
import type { CellError } from '@sen/domain/imports/CellError';
import type { Caller } from '../auth/Caller.ts';
import type { Services, Upload } from '../operations/Operation.ts';
import type { InTransaction } from '../store/database.ts';
import type { ImportedSheet, ImportOptions } from '../store/imports/tables.ts';

/** A file to import, as ordered by a person. */
export interface ImportOrder {
  importId: string;
  /** The person, with the rights that the account has now. */
  caller: Caller;
  companyId: string;
  file: Upload;
  options: ImportOptions;
  language: Language;
  /** When the import was started: each try reads the file by the same day. */
  startedAt: Date;
}

export interface RefusedRow {
  row: number;
  name: string;
  cells: string[];
  errors: CellError<string>[];
}

/** Some successive rows, stored in one transaction. */
export interface ImportPart {
  rowCount: number;
  /** The number of the last row. */
  lastRow: number;
  /** Stores the good rows; may only use this transaction. */
  store(transaction: InTransaction): Promise<PartOutcome>;
}

export interface PartOutcome {
  saved: number;
  repeated: number;
  refused: RefusedRow[];
}

/** A file that is being imported. */
export interface OpenImport {
  sheet: ImportedSheet;
  /** Non-empty rows, without the header. */
  total: number;
  /**
   * The parts after this row. The rows up to it were stored by an earlier try; they are read only for what later rows
   * must not repeat.
   * @param partSize the number of rows of the next part
   */
  parts(after: number, partSize: () => number): AsyncIterable<ImportPart>;
  close(): Promise<void>;
}

/** What can be imported; README.md says how to add one. */
export interface ImportKind {
  /**
   * Opens the file of an order. The caller must close it.
   * @throws {RefusalError} what the person may not do, or why the file cannot be read
   */
  open(order: ImportOrder, services: Services): Promise<OpenImport>;
}
