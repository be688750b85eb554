import { sql } from 'kysely';
import type { Banner } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import { type BannerRow, bannerOf, bannerRows, timingOfBanner, withCompanies } from './banners.ts';

/** All banners. */
export const bannerList = defineList('listBanners', {
  from: (database: Database) => database.selectFrom('banner'),
  id: 'banner.id',
  unit: null,
  fields: {
    alt_text: { kind: 'text', column: 'banner.alt_words' },
    timing: {
      kind: 'custom',
      condition: (timings, { now }) => sql<boolean>`${timingOfBanner(now)} in (${sql.join(timings)})`,
    },
  },
  sorts: { position: 'banner.position', alt_text: 'banner.alt_text' },
  select: bannerRows,
  row: (row: BannerRow, { now }): Banner => bannerOf(row, now),
  complete: withCompanies,
});
