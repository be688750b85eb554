import type { ErrorCode } from '@sen/domain/errors/codes';
import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';
import type { Instant, InstantOrNull } from '../columns.ts';

export type FilePurpose =
  | 'archive'
  | 'avatar'
  | 'background'
  | 'badge'
  | 'banner'
  | 'certificate'
  | 'chatPicture'
  | 'forum'
  | 'logo'
  | 'rendition'
  | UploadPurpose;

/** The pictures of a person's profile. */
export type ProfilePicture = Extract<FilePurpose, 'avatar' | 'background'>;

/** The type of an id's bytes, and their owner. */
export interface FileTable {
  id: string;
  /**
   * Whose it is; null of a file that belongs to a thing of its unit, whoever uploaded it, and of one that documents of several people
   * have.
   */
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

export type RenditionState = 'not_needed' | 'waiting' | 'running' | 'ready' | 'failed' | 'impossible';
export type RenditionTarget = 'pdf' | 'mp4';

/** What a browser can show of a file, and what its content tells; keyed by the file. */
export interface FileRenditionTable {
  file_id: string;
  /** Null: it is shown as it is, and only read. */
  target: RenditionTarget | null;
  state: RenditionState;
  /** The code of an error, when it failed. */
  reason: ErrorCode | null;
  rendition_id: string | null;
  /** Duration. */
  seconds: number | null;
  tries: number;
  claimed_by: string | null;
  leased_until: InstantOrNull;
  created_at: Instant;
}

/** The small picture of a picture; keyed by the picture. */
export interface FileThumbnailTable {
  file_id: string;
  /** Null: there is none to be had of the file. */
  thumbnail_id: string | null;
  created_at: Instant;
}

export interface FilesTables {
  file: FileTable;
  loose_file: LooseFileTable;
  file_rendition: FileRenditionTable;
  file_thumbnail: FileThumbnailTable;
}
