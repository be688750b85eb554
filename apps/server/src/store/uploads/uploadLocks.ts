import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A hold that is not kept ends; by the database's clock, which all processes share. */
const heldUntil = sql<Date>`now() + interval '4 seconds'`;

/** Holds an upload for a request; false while another one holds it. An upload that is gone is free. */
export async function holdUpload(database: Database, id: string, holder: string): Promise<boolean> {
  const row = await database
    .updateTable('upload')
    .set({ held_by: holder, held_until: heldUntil, is_asked_for: false })
    .where('id', '=', id)
    .where((where) => where.or([where('held_by', 'is', null), where('held_until', '<', sql<Date>`now()`)]))
    .returning('id')
    .executeTakeFirst();
  if (row) return true;
  const held = await database.selectFrom('upload').select('id').where('id', '=', id).executeTakeFirst();
  return held === undefined;
}

/** Asks whoever holds an upload to end. */
export async function askForUpload(database: Database, id: string): Promise<void> {
  await database
    .updateTable('upload')
    .set({ is_asked_for: true })
    .where('id', '=', id)
    .where('held_by', 'is not', null)
    .where('is_asked_for', '=', false)
    .execute();
}

/** Keeps a hold; false when it is lost, or another request asks for the upload. */
export async function keepUpload(database: Database, id: string, holder: string): Promise<boolean> {
  const row = await database
    .updateTable('upload')
    .set({ held_until: heldUntil })
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .returning('is_asked_for')
    .executeTakeFirst();
  return row !== undefined && !row.is_asked_for;
}

export async function releaseUpload(database: Database, id: string, holder: string): Promise<void> {
  await database
    .updateTable('upload')
    .set({ held_by: null, held_until: null, is_asked_for: false })
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .execute();
}
