import { sql } from 'kysely';
import type { Banner, BannerTiming, ShownBanner } from '@sen/api/contract/model';
import { bannerLimits } from '@sen/domain/banners/bannerLimits';
import { bannerTiming } from '@sen/domain/banners/bannerTiming';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';

/** The columns of a banner as it is shown to who edits it. */
export function bannerRows(database: Database) {
  return database
    .selectFrom('banner')
    .select(['banner.id', 'image', 'alt_text', 'path', 'starts_at', 'ends_at'])
    .select(['roles', 'everywhere', 'position', 'version']);
}

export type BannerRow = Awaited<ReturnType<ReturnType<typeof bannerRows>['executeTakeFirstOrThrow']>>;

/** A banner without its units. */
export function bannerOf({ starts_at, ends_at, ...row }: BannerRow, now: Date): Banner {
  return {
    ...row,
    start_time: starts_at?.toISOString() ?? null,
    end_time: ends_at?.toISOString() ?? null,
    timing: bannerTiming({ starts_at, ends_at }, now),
    companies: [],
  };
}

export async function withCompanies(banners: Banner[], database: Database): Promise<Banner[]> {
  const ids = banners.map(({ id }) => id);
  const rows = await database
    .selectFrom('banner_company')
    .innerJoin('company', 'company.id', 'banner_company.company_id')
    .select(['banner_id', 'company.id', 'company.name'])
    .where('banner_id', 'in', ids)
    .orderBy('company.sort_key')
    .orderBy('company.id')
    .execute();
  return banners.map((banner) => ({
    ...banner,
    companies: rows.flatMap(({ banner_id, id, name }) => (banner_id === banner.id ? [{ id, name }] : [])),
  }));
}

export async function describeBanner(database: Database, id: string, now: Date): Promise<Banner | undefined> {
  const row = await bannerRows(database).where('banner.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [banner] = await withCompanies([bannerOf(row, now)], database);
  return banner;
}

/** `bannerTiming` of the domain, as an expression. */
export const timingOfBanner = (now: Date) =>
  sql<BannerTiming>`case when ends_at <= ${now} then 'ended' when starts_at > ${now} then 'coming' else 'shown' end`;

/** The banners that are for the caller now; a super-admin, who stands above the units, sees those of every unit. */
export function shownBanners(
  database: Database,
  { role, company_id }: Caller,
  now: Date,
): Promise<ShownBanner[]> {
  return database
    .selectFrom('banner')
    .select(['banner.id', 'image', 'alt_text', 'path'])
    .where(sql<boolean>`${timingOfBanner(now)} = 'shown'`)
    .where(sql<boolean>`(cardinality(roles) = 0 or ${role} = any(roles))`)
    .$if(role !== 'super-admin', (query) =>
      query.where((where) =>
        where.or([
          where('everywhere', '=', true),
          where(
            'banner.id',
            'in',
            where
              .selectFrom('banner_company')
              .select('banner_id')
              .where('banner_company.company_id', '=', company_id ?? '0'),
          ),
        ]),
      ),
    )
    .orderBy('position')
    .orderBy('banner.id')
    .limit(bannerLimits.shown)
    .execute();
}
