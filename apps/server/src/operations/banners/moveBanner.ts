import { found } from '../../errors/RefusalError.ts';
import { orderBanners, takeBanners } from '../../store/banners/bannerChanges.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const moveBanner: Handler<'moveBanner'> = async (
  { path: { id }, body: { position }, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const ids = (await takeBanners(transaction)).map((banner) => banner.id);
    found(ids.find((each) => each === id));
    const others = ids.filter((each) => each !== id);
    await orderBanners(transaction, [...others.slice(0, position - 1), id, ...others.slice(position - 1)]);
    const entry = { subject: { id, company_id: null }, details: { position } };
    await record(transaction, [{ actorId: caller.id, action: 'banner.edited', ...entry }], now);
  });
  return { data: null };
};
