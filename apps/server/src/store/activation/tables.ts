import type { Id, Instant, InstantOrNull, Made } from '../columns.ts';

export interface ActivationCodeTable {
  id: Id;
  classroom_id: string;
  /** Unique in its class. */
  number: number;
  /** SHA-256 of the code, which is nowhere else. */
  code_hash: Buffer;
  note: string | null;
  expires_at: Instant;
  created_by: string | null;
  created_at: Made;
  used_by: string | null;
  used_at: InstantOrNull;
  withdrawn_by: string | null;
  withdrawn_at: InstantOrNull;
}

export interface ActivationTables {
  activation_code: ActivationCodeTable;
}
