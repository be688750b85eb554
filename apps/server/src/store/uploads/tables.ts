import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from '../columns.ts';

/** A file that arrives in parts, or has arrived and is not taken by a thing yet. */
export interface UploadTable {
  id: string;
  created_by: string;
  company_id: string | null;
  purpose: UploadPurpose;
  name: string;
  /** Bytes of the whole file. */
  size: number | string;
  /** The media type of the content; null until the whole file is checked, as its hash. */
  type: string | null;
  sha256: Buffer | null;
  created_at: Instant;
  expires_at: Instant;
  /** The request that reads or appends now, and until when it is believed to live. */
  held_by: Generated<string | null>;
  held_until: InstantOrNull;
  /** Whether another request waits for it. */
  is_asked_for: Generated<boolean>;
}

export interface UploadsTables {
  upload: UploadTable;
}
