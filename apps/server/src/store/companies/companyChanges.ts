import type { Company } from '@sen/api/contract/model';
import type { keptCompany } from '@sen/domain/companies/checkCompany';
import type { CompanyFields } from '@sen/domain/companies/draftOfCompany';
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

interface TakenCompany extends Pick<Company, keyof CompanyFields | 'id' | 'version'> {
  logo_file: string | null;
}

/** What is edited of a unit, locked until the end of this transaction. */
export async function takeCompany(transaction: InTransaction, id: string): Promise<TakenCompany | undefined> {
  return liveUnits(transaction)
    .select(['id', 'version', 'logo_file', 'name as company_name', 'email as company_email', 'field'])
    .select(['address as company_address', 'phone as company_phone', 'contact as company_contact'])
    .select(['is_business', 'accent_color'])
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
