import { RefusalError } from '../../errors/RefusalError.ts';
import { deleteBanners as remove, orderBanners, takeBanners } from '../../store/banners/bannerChanges.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { throwAway } from '../../files/throwAway.ts';
import type { Handler } from '../Operation.ts';

export const deleteBanners: Handler<'deleteBanners'> = async ({ body, caller, now }, services) => {
  const ids = new Set(body.banner_ids);
  const images = await services.database.transaction().execute(async (transaction) => {
    const all = await takeBanners(transaction);
    const banners = all.filter(({ id }) => ids.has(id));
    if (banners.length < ids.size) throw new RefusalError('notFound');
    await remove(transaction, banners);
    const left = all.filter(({ id }) => !ids.has(id));
    await orderBanners(
      transaction,
      left.map(({ id }) => id),
    );
    const subjects = banners.map((banner) => ({ ...banner, company_id: null }));
    await recordEach(transaction, 'banner.deleted', subjects, { by: caller.id, now }, ({ alt_text }) => ({
      name: alt_text,
    }));
    return banners.map(({ image_file }) => image_file);
  });
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const image of images) await throwAway(image, services);
  return { data: null };
};
