import { shownBanners } from '../../store/banners/banners.ts';
import type { Handler } from '../Operation.ts';

export const listShownBanners: Handler<'listShownBanners'> = async ({ caller, now }, { database }) => ({
  data: await shownBanners(database, caller, now),
});
