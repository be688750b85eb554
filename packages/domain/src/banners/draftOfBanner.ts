import type { Banner } from '@sen/api/contract/model';
import type { BannerFields } from './checkBanner.ts';

/** The draft that would be saved as this banner. */
export function draftOfBanner(banner: Banner): Required<BannerFields> {
  const { alt_text, path, start_time, end_time, roles, everywhere, companies } = banner;
  return {
    alt_text,
    path,
    start_time,
    end_time,
    roles,
    everywhere,
    company_ids: companies.map(({ id }) => id),
  };
}
