import type { GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from '../columns.ts';

export type SessionEnd = 'logout' | 'elsewhere' | 'idle' | 'account';

export interface SessionTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Instant;
  last_seen_at: Instant;
  address: string | null;
  /** Set by triggers: when the session ended or its account changed, by the database's clock. */
  changed_at: GeneratedAlways<Date>;
  ended_at: InstantOrNull;
  ended_reason: SessionEnd | null;
}

export interface SignInCodeTable {
  user_id: string;
  code_hash: Buffer;
  tries_left: number;
  expires_at: Instant;
  asked_from: string;
}

export interface PasswordLinkTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Instant;
  used_at: InstantOrNull;
  used_from: string | null;
}

export interface AuthTables {
  session: SessionTable;
  sign_in_code: SignInCodeTable;
  password_link: PasswordLinkTable;
}
