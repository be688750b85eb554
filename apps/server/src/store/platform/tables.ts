import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

/** Poll topics. Written only by triggers, in the transaction that makes the change. */
export interface TopicTable {
  name: string;
  version: GeneratedAlways<string>;
  changed_at: GeneratedAlways<Date>;
}

/** Queued mails; the content is deleted once a job has sent the mail. */
export interface MailTable {
  id: Id;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: Instant;
  /** Earliest next try; 'infinity' for never. */
  try_at: Instant;
  /** A unique name, so that a repeated job queues the mail once. */
  once: string | null;
  tries: Generated<number>;
  leased_until: InstantOrNull;
  sent_at: InstantOrNull;
  failure: string | null;
}

/** The file of a mail that waits; deleted as soon as that is sent or given up. */
export interface MailAttachmentTable {
  mail_id: string;
  name: string;
  type: string;
  content: Buffer;
}

/** The audit log; append-only, without secrets. */
export interface AuditLogTable {
  id: Id;
  actor_id: string;
  action: string;
  subject_id: string;
  /** The unit of the subject. */
  company_id: string | null;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
  /** The network address from which the actor signed in. */
  address: string | null;
  created_at: Instant;
}

export interface RateLimitTable {
  key: string;
  used: number;
  window_ends_at: Instant;
}

export interface JobSlotTable {
  job: string;
  slot: string;
  claimed_by: string;
  leased_until: Instant;
  finished_at: InstantOrNull;
}

/** The training company of the demo, while it is loaded; one row at most. */
export interface DemoLoadTable {
  id: Generated<number>;
  people: number;
  /** Its year ends here. */
  started_at: Instant;
  steps_done: Generated<number>;
  /** The ids of what was made, by their names in the plan. */
  refs: ColumnType<Record<string, string>, string | undefined, string>;
  /** Of the next step, without success. */
  tries: Generated<number>;
  failure: string | null;
  ended_at: InstantOrNull;
}

/** When a process last wrote to find out whether it can; one row. */
export interface HealthCheckTable {
  id: Generated<number>;
  checked_at: Instant;
}

export interface PlatformTables {
  rate_limit: RateLimitTable;
  topic: TopicTable;
  mail: MailTable;
  mail_attachment: MailAttachmentTable;
  audit_log: AuditLogTable;
  job_slot: JobSlotTable;
  demo_load: DemoLoadTable;
  health_check: HealthCheckTable;
}
