import type { keptCompany } from '@sen/domain/companies/checkCompany';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { Database, InTransaction } from '../database.ts';
import { replaceUnitPicture, type StoredPicture } from '../files/files.ts';
import { liveUnits } from './liveUnits.ts';

export type KeptCompany = ReturnType<typeof keptCompany>;

/** Inserts a unit and returns its id; undefined if there is one whose name looks the same. */
export async function insertCompany(
  database: Database,
  company: KeptCompany,
  now: Date,
): Promise<string | undefined> {
  const inserted = await database
    .insertInto('company')
    .values({ ...company, sort_key: sortKey(company.name), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('name_fold').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The version and the logo of a unit, locked until the end of this transaction. */
export async function takeCompany(
  transaction: InTransaction,
  id: string,
): Promise<{ id: string; version: number; logo_file: string | null } | undefined> {
  return liveUnits(transaction)
    .select(['id', 'version', 'logo_file'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces or removes the logo of a locked unit. */
export async function replaceLogo(
  transaction: InTransaction,
  { id, logo_file }: { id: string; logo_file: string | null },
  picture: StoredPicture | null,
  now: Date,
): Promise<void> {
  const refer = (file: string | null) =>
    transaction
      .updateTable('company')
      .set({ logo_file: file, updated_at: now })
      .where('id', '=', id)
      .execute();
  const place = { company_id: id, purpose: 'logo', before: logo_file } as const;
  await replaceUnitPicture(transaction, place, picture, refer, now);
}

/** Whether another unit has a name that looks the same as this one's new name. */
export async function isCompanyNameTaken(
  database: Database,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const same = await liveUnits(database)
    .select('id')
    .where('name_fold', '=', nameKey(name))
    .where('id', '<>', id)
    .executeTakeFirst();
  return same !== undefined;
}

export async function updateCompany(
  transaction: InTransaction,
  id: string,
  company: KeptCompany,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('company')
    .set({ ...company, sort_key: sortKey(company.name), updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
