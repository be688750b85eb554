import type { Database } from '../database.ts';

/**
 * What people do to an account, a unit, a category, a project, a course, a lesson, a survey form, a question, an exam, a class, a
 * training, an event, a topic of the forum, a certificate, an assigned exam or an attempt
 * (then that is the subject).
 */
export type AuditAction =
  | 'member.added'
  | 'member.edited'
  | 'member.locked'
  | 'member.unlocked'
  | 'member.deleted'
  | 'member.activationSent'
  | 'member.activated'
  | 'member.passwordGiven'
  | 'member.twoFactorOn'
  | 'member.twoFactorOff'
  | 'company.added'
  | 'company.edited'
  | 'company.deleted'
  | 'company.restored'
  | 'company.purged'
  | 'category.added'
  | 'category.edited'
  | 'category.contentsMoved'
  | 'category.deleted'
  | 'badge.added'
  | 'badge.edited'
  | 'badge.deleted'
  | 'banner.added'
  | 'banner.edited'
  | 'banner.deleted'
  | 'project.added'
  | 'project.edited'
  | 'project.deleted'
  | 'topic.deleted'
  | 'topic.locked'
  | 'topic.opened'
  | 'reply.deleted'
  | 'course.added'
  | 'course.copied'
  | 'course.edited'
  | 'course.bannerChanged'
  | 'course.deleted'
  | 'course.published'
  | 'course.withdrawn'
  | 'lesson.added'
  | 'lesson.copied'
  | 'lesson.edited'
  | 'lesson.locked'
  | 'lesson.unlocked'
  | 'lesson.deleted'
  | 'surveyForm.added'
  | 'surveyForm.copied'
  | 'surveyForm.edited'
  | 'surveyForm.locked'
  | 'surveyForm.unlocked'
  | 'surveyForm.deleted'
  | 'survey.added'
  | 'survey.edited'
  | 'survey.deleted'
  | 'training.added'
  | 'training.edited'
  | 'training.deleted'
  | 'event.added'
  | 'event.edited'
  | 'event.deleted'
  | 'class.added'
  | 'class.edited'
  | 'class.deleted'
  | 'class.studentsAdded'
  | 'class.studentsRemoved'
  | 'class.codesAdded'
  | 'class.codesWithdrawn'
  | 'class.codeUsed'
  | 'review.hidden'
  | 'review.shown'
  | 'certificate.templateAdded'
  | 'certificate.templateEdited'
  | 'certificate.templateDeleted'
  | 'certificate.issued'
  | 'certificate.revoked'
  | 'course.certificateChosen'
  | 'course.ruleApplied'
  | 'course.ruleUndone'
  | 'question.added'
  | 'question.copied'
  | 'question.edited'
  | 'question.errorMarked'
  | 'question.errorCleared'
  | 'question.deleted'
  | 'exam.added'
  | 'exam.copied'
  | 'exam.edited'
  | 'exam.published'
  | 'exam.locked'
  | 'exam.unlocked'
  | 'exam.deleted'
  | 'exam.keyPrinted'
  | 'attempt.reset'
  | 'attempt.restored'
  | 'assignment.scoreEntered'
  | 'assignment.scoreWithdrawn'
  | 'assignment.timeGiven'
  | 'assignment.attemptsEnded'
  | 'assignment.attemptReopened'
  | 'assignment.messaged'
  | 'assignment.fileTaken'
  | 'correction.applied'
  | 'correction.undone'
  | 'import.undone'
  | 'request.approved'
  | 'request.denied'
  | 'request.undone'
  | 'request.forgotten'
  | 'registration.opened'
  | 'registration.closed'
  | 'registration.renewed';

/** The actor of automatic actions; no account has this id. */
export const nobody = '0';

export interface AuditEntry {
  actorId: string;
  action: AuditAction;
  subject: { id: string; company_id: string | null };
  /** The changes, by field name. Never a password, a token or a code. */
  details?: Record<string, unknown>;
}

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
