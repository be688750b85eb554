import type { GeneratedAlways } from 'kysely';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

export type SessionEnd = 'logout' | 'elsewhere' | 'idle' | 'lifetime' | 'account';

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
  /** Of the token of the sign-in that the code was sent for. */
  sign_in_hash: Buffer;
  user_id: string;
  code_hash: Buffer;
  tries_left: number;
  expires_at: Instant;
}

export interface PasswordLinkTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Instant;
  used_at: InstantOrNull;
  used_from: string | null;
}

/** Requests for a link to a new password, of addresses with and without an account. */
export interface RecoveryTable {
  id: Id;
  email: string;
  created_at: Instant;
}

export interface AuthTables {
  session: SessionTable;
  sign_in_code: SignInCodeTable;
  password_link: PasswordLinkTable;
  recovery: RecoveryTable;
}
