import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Id, Instant, InstantOrNull, Made } from '../columns.ts';

/** What is polled. Written by triggers alone, in the transaction that changes it. */
export interface TopicTable {
  name: string;
  version: GeneratedAlways<string>;
  changed_at: GeneratedAlways<Date>;
}

/** Waits until a job has brought it away; then what it said is gone. */
export interface MailTable {
  id: Id;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: Instant;
  /** Not before; never again: 'infinity'. */
  try_at: Instant;
  /** The name of a mail that is written once, however often its job runs. */
  once: string | null;
  tries: Generated<number>;
  leased_until: InstantOrNull;
  sent_at: InstantOrNull;
  failure: string | null;
}

/** Who did what to whom; never changed, and without what is secret. */
export interface AuditLogTable {
  id: Id;
  actor_id: string;
  action: string;
  subject_id: string;
  /** The unit of whom it was done to. */
  company_id: string | null;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
  created_at: Instant;
}

export interface RateLimitTable {
  key: string;
  used: number;
  window_ends_at: Instant;
}

export interface ImportRunTable {
  import_id: string;
  kind: string;
  company_id: string;
  created_by: string;
  saved: number;
  created_at: Made;
}

export interface JobSlotTable {
  job: string;
  slot: string;
  claimed_by: string;
  leased_until: Instant;
  finished_at: InstantOrNull;
}

export interface PlatformTables {
  rate_limit: RateLimitTable;
  topic: TopicTable;
  mail: MailTable;
  audit_log: AuditLogTable;
  import_run: ImportRunTable;
  job_slot: JobSlotTable;
}
