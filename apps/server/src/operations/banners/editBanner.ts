import { draftOfBanner } from '@sen/domain/banners/draftOfBanner';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { describeBanner } from '../../store/banners/banners.ts';
import { replaceCompanies, takeBanners, updateBanner } from '../../store/banners/bannerChanges.ts';
import { saveWithPicture } from '../../store/files/files.ts';
import { record } from '../../store/platform/audit.ts';
import { throwAway } from '../../files/throwAway.ts';
import type { Handler } from '../Operation.ts';
import { checkedBanner } from './checkedBanner.ts';
import { takeBannerImage } from './takeBannerImage.ts';

export const editBanner: Handler<'editBanner'> = async (
  { path: { id }, body: { version, ...change }, files, caller, now },
  services,
) => {
  const { database } = services;
  // Before the picture is stored: nothing is stored for a banner that is not there, or a draft that is wrong.
  const seen = found(await describeBanner(database, id, now));
  const draft = draftOfBanner(seen);
  await checkedBanner(database, { ...draft, ...change }, true, draft.company_ids);
  const upload = files.get('image');
  const picture = upload && (await takeBannerImage(upload, services, now));
  const replaced = await database.transaction().execute(async (transaction) => {
    const before = found((await takeBanners(transaction)).find((banner) => banner.id === id));
    if (version !== undefined && version !== before.version) throw new RefusalError('bannerChanged');
    const edited = found(await describeBanner(transaction, id, now));
    const kept = draftOfBanner(edited);
    const fields = { ...kept, ...change };
    const { banner, company_ids } = await checkedBanner(transaction, fields, true, kept.company_ids);
    const gone = await saveWithPicture(
      transaction,
      { company_id: null, purpose: 'banner', before: before.image_file },
      picture,
      (image_file) => updateBanner(transaction, id, { ...banner, image_file }, now),
      now,
    );
    await replaceCompanies(transaction, id, company_ids);
    const subject = { id, company_id: null };
    await record(transaction, [{ actorId: caller.id, action: 'banner.edited', subject }], now);
    return gone;
  });
  await throwAway(replaced, services);
  return { data: found(await describeBanner(database, id, now)) };
};
