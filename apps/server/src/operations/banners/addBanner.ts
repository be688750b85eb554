import { bannerLimits } from '@sen/domain/banners/bannerLimits';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { describeBanner } from '../../store/banners/banners.ts';
import { insertBanner, replaceCompanies, takeBanners } from '../../store/banners/bannerChanges.ts';
import { insertUnitFile } from '../../store/files/files.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { checkedBanner } from './checkedBanner.ts';
import { takeBannerImage } from './takeBannerImage.ts';

export const addBanner: Handler<'addBanner'> = async ({ body, files, caller, now }, services) => {
  const { database } = services;
  const { banner, company_ids } = await checkedBanner(database, body, files.has('image'));
  const picture = await takeBannerImage(files.get('image'), services, now);
  const id = await database.transaction().execute(async (transaction) => {
    const { length } = await takeBanners(transaction);
    const { all: max } = bannerLimits;
    if (length >= max) throw new RefusalError('bannersFull', { params: { max } });
    await insertUnitFile(transaction, { ...picture, company_id: null, purpose: 'banner', created_at: now });
    const place = { image_file: picture.id, position: length + 1, created_by: caller.id };
    const made = await insertBanner(transaction, { ...banner, ...place }, now);
    await replaceCompanies(transaction, made, company_ids);
    const subject = { id: made, company_id: null };
    await record(transaction, [{ actorId: caller.id, action: 'banner.added', subject }], now);
    return made;
  });
  return { data: found(await describeBanner(database, id, now)) };
};
