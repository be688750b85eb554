import { sql } from 'kysely';
import type { CourseCertificate, CourseCertificateDraft } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';
import { templateOptions } from './templates.ts';

/** The certificate of a course, with the templates to choose from. */
export async function describeCourseCertificate(
  database: Database,
  courseId: string,
): Promise<CourseCertificate> {
  const row = await database
    .selectFrom('course_certificate')
    .innerJoin('certificate_template', 'certificate_template.id', 'template_id')
    .select(['certificate_template.id', 'name', 'by_rule'])
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return {
    template: row ? { id: row.id, name: row.name } : null,
    by_rule: row?.by_rule ?? false,
    templates: await templateOptions(database),
  };
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
