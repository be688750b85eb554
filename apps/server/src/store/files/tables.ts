import type { Instant } from '../columns.ts';

export type FilePurpose = 'avatar' | 'background';

/** The type of an id's bytes, and their owner. */
export interface FileTable {
  id: string;
  owner_id: string;
  /** The unit whose members may read it; updated by a trigger when the owner moves to another unit. */
  company_id: string | null;
  purpose: FilePurpose;
  name: string;
  type: string;
  size: number | string;
  sha256: Buffer;
  created_at: Instant;
}

/** Bytes without a row: not yet, or no longer (maintained by a trigger). */
export interface LooseFileTable {
  id: string;
  since: Instant;
}

export interface FilesTables {
  file: FileTable;
  loose_file: LooseFileTable;
}
