import type { AuditAction } from '@sen/domain/reports/auditActions';
import { sql } from 'kysely';
import type { InTransaction } from '../store/database.ts';

const made = {
  question: 'question.added',
  exam: 'exam.added',
  course: 'course.added',
  classroom: 'class.added',
  lesson: 'lesson.added',
  survey_form: 'surveyForm.added',
  survey: 'survey.added',
} as const satisfies Record<string, AuditAction>;

/** The audit entries of what the demo's people made: seeds write to the tables, without the operations that record. */
export async function seedAudit(database: InTransaction): Promise<void> {
  const entries = Object.entries(made).map(
    ([table, action]) =>
      sql`select created_by, ${action}::text, id, company_id, created_at from ${sql.table(table)} where created_by is not null`,
  );
  await sql`insert into audit_log (actor_id, action, subject_id, company_id, address, created_at)
    select created_by, action, id, company_id, '203.0.113.' || (10 + created_by % 200), created_at
    from (${sql.join(entries, sql` union all `)}) as one (created_by, action, id, company_id, created_at)
    order by created_at`.execute(database);
}
