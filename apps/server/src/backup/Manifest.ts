import type { SequenceState } from '../store/backup/catalog.ts';

/** The content of a table, independent of the order of its rows. */
export interface TableDigest {
  name: string;
  columns: string[];
  rows: number;
  /** The sum of the SHA-256 of all rows. */
  digest: string;
}

export interface Manifest {
  format: 1;
  createdAt: string;
  /** The migrations that had run, in their order. */
  migrations: string[];
  tables: TableDigest[];
  sequences: SequenceState[];
  files: number;
  /** Ids of files whose bytes were missing or damaged when the backup was made. */
  damaged: string[];
}

export const manifestName = 'manifest.json';
/** Readable by `sha256sum --check`. */
export const sumsName = 'SHA256SUMS';

export const tablePath = (table: string): string => `tables/${table}.ndjson.gz`;
export const filePath = (id: string): string => `files/${id}`;
