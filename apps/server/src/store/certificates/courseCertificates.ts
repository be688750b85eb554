import { sql } from 'kysely';
import type { CertificateLook, CourseCertificate, CourseCertificateDraft } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';
import { imageAddress, templateOptions, templatesWithDesign } from './templates.ts';

/**
 * The certificate of a course, with the templates to choose from.
 * @param lookOf the template whose look is asked for; by default that of the course
 */
export async function describeCourseCertificate(
  database: Database,
  courseId: string,
  lookOf?: string,
): Promise<CourseCertificate> {
  const { course_name, template_id, name, by_rule } = await database
    .selectFrom('course')
    .leftJoin('course_certificate', 'course_id', 'course.id')
    .leftJoin('certificate_template as template', 'template.id', 'template_id')
    .select(['course.name as course_name', 'template_id', 'template.name', 'by_rule'])
    .where('course.id', '=', courseId)
    .executeTakeFirstOrThrow();
  const shown = lookOf ?? template_id;
  return {
    course_name,
    template: template_id !== null && name !== null ? { id: template_id, name } : null,
    by_rule: by_rule ?? false,
    templates: await templateOptions(database),
    look: (shown !== null && (await findLook(database, shown))) || null,
  };
}

/** The course of a class and the name of its template; undefined once the course is deleted. */
export function findCourseOfClass(database: Database, classId: string) {
  return database
    .selectFrom('classroom')
    .innerJoin('course', 'course.id', 'classroom.course_id')
    .leftJoin('course_certificate', 'course_certificate.course_id', 'course.id')
    .leftJoin('certificate_template as template', 'template.id', 'template_id')
    .select(['course.id', 'course.company_id', 'course.created_by', 'course.teacher_id'])
    .select('template.name as template_name')
    .where('classroom.id', '=', classId)
    .executeTakeFirst();
}

function findLook(database: Database, templateId: string): Promise<CertificateLook | undefined> {
  return templatesWithDesign(database)
    .select(['template.id', 'template.lang', 'orientation', 'fields', imageAddress.as('image_cetificate')])
    .where('template.id', '=', templateId)
    .executeTakeFirst();
}

/** Whether there is such a template, which cannot be deleted during this transaction. */
export async function keepsTemplate(transaction: InTransaction, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('certificate_template')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceCourseCertificate(
  transaction: InTransaction,
  course_id: string,
  { template_id, by_rule }: CourseCertificateDraft,
): Promise<void> {
  if (template_id === null) {
    await transaction.deleteFrom('course_certificate').where('course_id', '=', course_id).execute();
    return;
  }
  await transaction
    .insertInto('course_certificate')
    .values({ course_id, template_id, by_rule })
    .onConflict((conflict) => conflict.column('course_id').doUpdateSet({ template_id, by_rule }))
    .execute();
}

/** Gives the copy of a course its certificate. */
export async function copyCourseCertificate(
  transaction: InTransaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`insert into course_certificate (course_id, template_id, by_rule)
    select ${to}::bigint, template_id, by_rule from course_certificate where course_id = ${from}`.execute(
    transaction,
  );
}
