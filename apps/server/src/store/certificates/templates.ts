import { type Expression, sql } from 'kysely';
import type { CertificateTemplate, CertificateUses } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

/** How the id of a template stands in a query. */
type TemplateId = Expression<unknown>;

/** The courses that name a template, and the certificates that were issued with it. */
export const usesOf = (id: TemplateId) => sql<CertificateUses>`json_build_object(
  'courses', (select count(*) from course_certificate where template_id = ${id}),
  'course_names', (select coalesce(json_agg(name order by sort_key, id), '[]') from (
    select course.id, course.name, course.sort_key
    from course_certificate join course on course.id = course_certificate.course_id
    where template_id = ${id} order by course.sort_key, course.id limit 3) named),
  'issued', (select count(*) from certificate join certificate_design design on design.id = certificate.design_id
    where design.template_id = ${id}))`;

export const imageAddress = sql<string>`'/api/files/' || design.image_file`;

/** Templates with the design of their next certificates, as `design`. */
export function templatesWithDesign(database: Database) {
  return database.selectFrom('certificate_template as template').innerJoinLateral(
    (lateral) =>
      lateral
        .selectFrom('certificate_design')
        .select(['certificate_design.id as design_id', 'orientation', 'fields', 'image_file'])
        .whereRef('template_id', '=', 'template.id')
        .orderBy('certificate_design.id', 'desc')
        .limit(1)
        .as('design'),
    (join) => join.onTrue(),
  );
}

export async function describeTemplate(
  database: Database,
  id: string,
): Promise<CertificateTemplate | undefined> {
  const row = await templatesWithDesign(database)
    .leftJoin('user_account as creator', 'creator.id', 'template.created_by')
    .select([
      'template.id',
      'template.name',
      'template.lang',
      'valid_months',
      'template.version',
      'orientation',
      'fields',
    ])
    .select(['creator.name as name_created', 'template.created_at', 'template.updated_at'])
    .select([imageAddress.as('image_cetificate'), usesOf(sql.ref('template.id')).as('used_by')])
    .where('template.id', '=', id)
    .executeTakeFirst();
  return (
    row && { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
  );
}

/** The templates that a course may have, by name. */
export function templateOptions(database: Database): Promise<{ id: string; name: string }[]> {
  return database
    .selectFrom('certificate_template')
    .select(['id', 'name'])
    .orderBy('sort_key')
    .orderBy('id')
    .limit(1000)
    .execute();
}
