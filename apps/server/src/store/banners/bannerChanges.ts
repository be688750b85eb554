import { sql } from 'kysely';
import type { keptBanner } from '@sen/domain/banners/checkBanner';
import type { InTransaction } from '../database.ts';

type KeptBanner = ReturnType<typeof keptBanner>['banner'];

interface TakenBanner {
  id: string;
  image_file: string;
  alt_text: string;
  version: number;
}

/** All banners in their order, locked until the end of this transaction: an order concerns all of them. */
export async function takeBanners(transaction: InTransaction): Promise<TakenBanner[]> {
  await sql`select pg_advisory_xact_lock(hashtext('banners'))`.execute(transaction);
  return transaction
    .selectFrom('banner')
    .select(['id', 'image_file', 'alt_text', 'version'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Inserts a banner, whose picture has its row, and returns its id. */
export async function insertBanner(
  transaction: InTransaction,
  banner: KeptBanner & { image_file: string; position: number; created_by: string },
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('banner')
    .values({ ...banner, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBanner(
  transaction: InTransaction,
  id: string,
  banner: KeptBanner & { image_file: string },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('banner')
    .set({ ...banner, updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Replaces the units that a banner is for. */
export async function replaceCompanies(
  transaction: InTransaction,
  banner_id: string,
  companyIds: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('banner_company').where('banner_id', '=', banner_id).execute();
  const rows = companyIds.map((company_id) => ({ banner_id, company_id }));
  if (rows.length > 0) await transaction.insertInto('banner_company').values(rows).execute();
}

/** Numbers the banners in this order. */
export async function orderBanners(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await sql`update banner set position = place.position
    from unnest(${[...ids]}::bigint[]) with ordinality as place (id, position) where banner.id = place.id`.execute(
    transaction,
  );
}

/** Deletes banners and the rows of their pictures. */
export async function deleteBanners(
  transaction: InTransaction,
  banners: readonly TakenBanner[],
): Promise<void> {
  const ids = banners.map(({ id }) => id);
  const files = banners.map(({ image_file }) => image_file);
  await transaction.deleteFrom('banner').where('id', 'in', ids).execute();
  await transaction.deleteFrom('file').where('id', 'in', files).execute();
}
