import { type Insertable, sql } from 'kysely';
import type { keptTemplate } from '@sen/domain/certificates/checkTemplate';
import { sortKey } from '@sen/domain/text/sort';
import { nameKey } from '@sen/domain/text/sameName';
import type { Database, InTransaction } from '../database.ts';
import { insertUnitFile, type StoredPicture } from '../files/files.ts';
import type { CertificateDesignTable } from './tables.ts';
import { usesOf } from './templates.ts';

type KeptTemplate = ReturnType<typeof keptTemplate>;

/** Inserts a template with its first design; undefined if there is one whose name looks the same. */
export async function insertTemplate(
  transaction: InTransaction,
  { name, lang, valid_months, ...look }: KeptTemplate,
  { picture, by, now }: { picture: StoredPicture; by: string; now: Date },
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('certificate_template')
    .values({
      name,
      lang,
      valid_months,
      sort_key: sortKey(name),
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('name_fold').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  await insertPicture(transaction, picture, now);
  await insertDesign(transaction, { ...designOf(look), template_id: inserted.id, image_file: picture.id });
  return inserted.id;
}

/** The templates with these ids, locked until the end of this transaction, with what uses them. */
export async function takeTemplates(transaction: InTransaction, ids: readonly string[]) {
  return (
    transaction
      .selectFrom('certificate_template as template')
      .select(['template.id', 'name', 'version', usesOf(sql.ref('template.id')).as('used_by')])
      .where('template.id', 'in', ids)
      // A fixed order avoids deadlocks between transactions on the same templates.
      .orderBy('template.id')
      .forUpdate()
      .execute()
  );
}

/** Whether another template has a name that looks the same as this one's new name. */
export async function isTemplateNameTaken(
  database: Database,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const same = await database
    .selectFrom('certificate_template')
    .select('id')
    .where('name_fold', '=', nameKey(name))
    .where('id', '<>', id)
    .executeTakeFirst();
  return same !== undefined;
}

/** Changes a locked template. Certificates that are issued keep the design that they have. */
export async function updateTemplate(
  transaction: InTransaction,
  id: string,
  { name, lang, valid_months, ...look }: KeptTemplate,
  { picture, now }: { picture: StoredPicture | null; now: Date },
): Promise<void> {
  await transaction
    .updateTable('certificate_template')
    .set({ name, lang, valid_months, sort_key: sortKey(name), updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (picture) await insertPicture(transaction, picture, now);
  const { rows } = await sql<{ id: string; image_file: string; issued: boolean }>`
    select id, image_file, exists (select from certificate where design_id = design.id) as issued
    from certificate_design design where template_id = ${id} order by id desc limit 1`.execute(transaction);
  const [design] = rows;
  const image_file = picture?.id ?? design?.image_file;
  if (image_file === undefined) throw new Error(`The template ${id} has no design.`);
  const changed = { ...designOf(look), image_file };
  if (design && !design.issued)
    await transaction.updateTable('certificate_design').set(changed).where('id', '=', design.id).execute();
  else await insertDesign(transaction, { ...changed, template_id: id });
  if (design && picture) await deleteUnused(transaction, [design.image_file]);
}

/** Deletes templates that nothing uses. */
export async function deleteTemplates(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  const designs = await transaction
    .deleteFrom('certificate_design')
    .where('template_id', 'in', ids)
    .returning('image_file')
    .execute();
  await transaction.deleteFrom('certificate_template').where('id', 'in', ids).execute();
  await deleteUnused(
    transaction,
    designs.map(({ image_file }) => image_file),
  );
}

/** Of the platform, above all units: the super-admin reads it, others see it on a certificate. */
async function insertPicture(transaction: InTransaction, picture: StoredPicture, now: Date): Promise<void> {
  const file = { ...picture, company_id: null, purpose: 'certificate', created_at: now } as const;
  await insertUnitFile(transaction, file);
}

async function insertDesign(
  transaction: InTransaction,
  design: Insertable<CertificateDesignTable>,
): Promise<void> {
  await transaction.insertInto('certificate_design').values(design).execute();
}

const designOf = ({ orientation, fields }: Pick<KeptTemplate, 'orientation' | 'fields'>) => ({
  orientation,
  fields: JSON.stringify(fields),
});

/** Deletes the rows of pictures that no design has any more; a job deletes their bytes. */
async function deleteUnused(transaction: InTransaction, files: readonly string[]): Promise<void> {
  await sql`delete from file where id = any(${[...files]}::uuid[])
    and not exists (select from certificate_design where image_file = file.id)`.execute(transaction);
}
