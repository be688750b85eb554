import { randomUUID } from 'node:crypto';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { byId } from '../../testing/access/accessRows.ts';

/** A failed import of the caller, or of a teacher of the unit; nobody sees those of others. */
const failedImport: MakeThing = async ({ app, unit, caller, ownership, mark }) => {
  const import_id = randomUUID();
  await app.database
    .insertInto('import_run')
    .values({
      import_id,
      kind: 'questions',
      company_id: unit.id,
      created_by: ownership === 'own' ? caller.id : unit.teacher,
      state: 'failed',
      file_name: mark,
      options: '{}',
      sheet: JSON.stringify({ headers: [], mapping: {}, headingRow: 1, isBelow: false, hiddenRows: 0 }),
      saved: 1,
      is_undoable: true,
      finished_at: app.clock.now(),
      created_at: app.clock.now(),
    })
    .execute();
  return { id: import_id, mark, of: {} };
};

const ownOnly = { 'super-admin': '.000', admin: '.000', teacher: '.000' };

export const access = {
  listImports: {
    cells: ownOnly,
    make: failedImport,
    lists: true,
    call: () => ({ query: { kind: 'questions' } }),
  },
  getImport: byId(failedImport, ownOnly),
  listImportedQuestions: byId(failedImport, ownOnly),
  retryImport: byId(failedImport, ownOnly),
  undoImport: byId(failedImport, ownOnly),
  getRefusedRows: byId(failedImport, ownOnly),
} satisfies AreaAccess<'imports'>;
