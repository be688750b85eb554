import type { Instant } from '../columns.ts';

export type FilePurpose = 'avatar' | 'background' | 'banner' | 'logo';

/** The pictures of a person's profile. */
export type ProfilePicture = Extract<FilePurpose, 'avatar' | 'background'>;

/** The type of an id's bytes, and their owner. */
export interface FileTable {
  id: string;
  /** Whose it is; null of a file that belongs to a thing of its unit, whoever uploaded it. */
  owner_id: string | null;
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
