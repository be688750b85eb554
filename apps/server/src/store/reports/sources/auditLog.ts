import { auditLog as definition } from '@sen/domain/reports/definitions/auditLog';
import { auditSubjects, type AuditSubject } from '@sen/domain/reports/auditAreas';
import { type RawBuilder, sql } from 'kysely';
import { inScope, scopeOf } from '../../lists/scope.ts';
import { inPeriod } from '../activityRows.ts';
import { personColumns } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

const nameIn = (table: string, column = 'name'): RawBuilder<string> =>
  sql`(select ${sql.ref(column)} from ${sql.table(table)} where id = audit_log.subject_id)`;

const examOf = (of: RawBuilder<unknown>) =>
  sql<string>`(select exam.title from assignment join exam on exam.id = assignment.exam_id where assignment.id = ${of})`;

/** What a subject is called, while it is there. */
const subjectNames: Readonly<Record<AuditSubject, RawBuilder<string>>> = {
  member: nameIn('user_account'),
  request: nameIn('user_account'),
  company: nameIn('company'),
  registration: nameIn('company'),
  import: nameIn('company'),
  category: nameIn('category'),
  badge: nameIn('badge'),
  banner: nameIn('banner', 'alt_text'),
  project: nameIn('project'),
  course: nameIn('course'),
  review: sql`(select course.name from course_review join course on course.id = course_review.course_id
    where course_review.id = audit_log.subject_id)`,
  lesson: nameIn('lesson'),
  class: nameIn('classroom'),
  training: nameIn('classroom'),
  event: sql`(select event_series.name from event join event_series on event_series.id = event.series_id
    where event.id = audit_log.subject_id)`,
  question: nameIn('question', 'title'),
  exam: nameIn('exam', 'title'),
  assignment: examOf(sql`audit_log.subject_id`),
  attempt: sql`(select user_account.name from attempt join user_account on user_account.id = attempt.user_id
    where attempt.id = audit_log.subject_id)`,
  correction: examOf(sql`audit_log.subject_id`),
  certificate: sql`case when audit_log.action like 'certificate.template%' then ${nameIn('certificate_template')}
    else ${nameIn('certificate', 'person_name')} end`,
  surveyForm: nameIn('survey_form'),
  survey: nameIn('survey'),
  topic: nameIn('forum_topic'),
  reply: sql`(select forum_topic.name from forum_reply join forum_topic on forum_topic.id = forum_reply.topic_id
    where forum_reply.id = audit_log.subject_id)`,
};

/** What an action is done to: the part of its name before the dot. */
const kind = sql`split_part(audit_log.action, '.', 1)`;
const byKind = (values: Readonly<Record<string, RawBuilder<unknown>>>) =>
  sql`case ${kind} ${sql.join(
    Object.entries(values).map(([name, value]) => sql`when ${sql.lit(name)} then ${value}`),
    sql` `,
  )} end`;

const area = byKind(
  Object.fromEntries(Object.entries(auditSubjects).map(([name, one]) => [name, sql.lit(one)])),
);

/** Of what was deleted, the name that the entry kept. */
const subject = sql`left(coalesce(${byKind(subjectNames)}, audit_log.details ->> 'name',
  audit_log.details ->> 'title', audit_log.details ->> 'number'), 200)`;

export const auditLog = defineReport(definition, {
  key: { entry_id: 'bigint' },
  rows: (_, context) => sql`select audit_log.id as entry_id, ${personColumns('person', 'person')},
      audit_log.action, ${area} as area, ${subject} as subject, audit_log.created_at as at, audit_log.address,
      audit_log.company_id, audit_log.company_id as unit_id, company.name as unit_name
    from audit_log
    left join user_account as person on person.id = audit_log.actor_id
    left join company on company.id = audit_log.company_id
    where ${inPeriod('audit_log.created_at', context)} and ${inScope('audit_log.company_id', scopeOf(context.caller))}`,
});
