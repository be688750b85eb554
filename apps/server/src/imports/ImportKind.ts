import type { Language } from '@sen/api/contract/model';
import type { CellError } from '@sen/domain/imports/CellError';
import type { Caller } from '../auth/Caller.ts';
import type { Services, Upload } from '../operations/Operation.ts';
import type { Dependent } from '@sen/domain/imports/undo';
import type { Database, InTransaction } from '../store/database.ts';
import type { ImportChange } from '../store/imports/importChanges.ts';
import type { ImportRun } from '../store/imports/importRuns.ts';
import type { ImportedSheet, ImportOptions } from '../store/imports/tables.ts';

/** A file to import, as ordered by a person. */
export interface ImportOrder {
  importId: string;
  /** The person, with the rights that the account has now. */
  caller: Caller;
  companyId: string;
  /** Of a class list. */
  classId: string | null;
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
  errors: readonly CellError<string>[];
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
  changed: number;
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
  /** Asserts what else must allow the person to undo an import now. */
  assertMayUndo?(database: Database, run: ImportRun, by: { caller: Caller; now: Date }): Promise<void>;
  /** What has been changed since stays, and the rest is undone; else nothing is undone while there is such a row. */
  readonly undoesRest?: true;
  /** Those of these rows whose effect somebody has begun to use or has changed since. */
  dependents(database: Database, changes: readonly ImportChange[], run: ImportRun): Promise<Dependent[]>;
  /** Lets none become such a one until the transaction ends. */
  lock(transaction: InTransaction, changes: readonly ImportChange[], run: ImportRun): Promise<void>;
  /** Removes what these rows created, and gives what they changed its former values back. */
  undo(transaction: InTransaction, changes: readonly ImportChange[], order: UndoOrder): Promise<void>;
}

/** Of which import rows are undone, and for whom. */
export interface UndoOrder {
  run: ImportRun;
  importId: string;
  actorId: string;
  now: Date;
}
