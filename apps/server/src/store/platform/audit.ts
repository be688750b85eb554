import type { AuditAction } from '@sen/domain/reports/auditActions';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/** The actor of automatic actions; no account has this id. */
export const nobody = '0';

export interface AuditEntry {
  actorId: string;
  /** What was done to an account, a unit, a category and so on: then that is the subject. */
  action: AuditAction;
  subject: { id: string; company_id: string | null };
  /** The changes, by field name. Never a password, a token or a code. */
  details?: Record<string, unknown>;
}

/** The network address from which an account signed in that is signed in now, for its audit entries. */
export const addressOf = (actorId: string): RawBuilder<string | null> =>
  sql`(select session.address from session where session.user_id = ${actorId}::bigint and session.ended_at is null)`;

/** Writes an audit entry in the transaction that makes the change. */
export async function record(database: Database, entries: readonly AuditEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  await database
    .insertInto('audit_log')
    .values(
      entries.map(({ actorId, action, subject, details = {} }) => ({
        actor_id: actorId,
        action,
        subject_id: subject.id,
        company_id: subject.company_id,
        details: JSON.stringify(details),
        address: addressOf(actorId),
        created_at: now,
      })),
    )
    .execute();
}

/** Writes an audit entry for each of the things that one action changed; `detailsOf` returns what the entry says of one. */
export async function recordEach<Subject extends AuditEntry['subject']>(
  database: Database,
  action: AuditAction,
  subjects: readonly Subject[],
  { by, now }: { by: string; now: Date },
  detailsOf: (subject: Subject) => Record<string, unknown> = () => ({}),
): Promise<void> {
  const entries = subjects.map((subject) => ({
    actorId: by,
    action,
    subject: { id: subject.id, company_id: subject.company_id },
    details: detailsOf(subject),
  }));
  await record(database, entries, now);
}
