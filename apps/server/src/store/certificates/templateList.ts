import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import { imageAddress, templatesWithDesign, usesOf } from './templates.ts';

export const templateList = defineList('listCertificateTemplates', {
  from: (database: Database) => templatesWithDesign(database),
  id: 'template.id',
  unit: null,
  fields: {
    name: { kind: 'text', column: 'template.name_words' },
    orientation: { kind: 'enum', column: 'design.orientation' },
    updated_at: { kind: 'time', column: 'template.updated_at' },
  },
  sorts: { name: 'template.sort_key', updated_at: 'template.updated_at' },
  select: (database: Database) =>
    templatesWithDesign(database)
      .select(['template.id', 'template.name', 'orientation', 'valid_months', 'template.updated_at'])
      .select([imageAddress.as('image_cetificate'), usesOf(sql.ref('template.id')).as('used_by')]),
  row: ({ updated_at, ...row }) => ({ ...row, updated_at: updated_at.toISOString() }),
});
