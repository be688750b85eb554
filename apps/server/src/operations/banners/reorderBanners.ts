import { isOrderOf, mergedOrder } from '@sen/domain/banners/mergedOrder';
import { RefusalError } from '../../errors/RefusalError.ts';
import { orderBanners, takeBanners } from '../../store/banners/bannerChanges.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const reorderBanners: Handler<'reorderBanners'> = async (
  { body: { banner_ids: wanted, was }, caller, now },
  { database },
) => {
  if (!isOrderOf(wanted, was)) throw new RefusalError('bannerOrderIncomplete');
  await database.transaction().execute(async (transaction) => {
    const stored = (await takeBanners(transaction)).map(({ id }) => id);
    if (!was.some((id) => stored.includes(id))) throw new RefusalError('notFound');
    const order = mergedOrder({ was, wanted, stored });
    if (order === null) throw new RefusalError('bannersReordered');
    await orderBanners(transaction, order);
    const moved = order.flatMap((id, place) => (id === stored[place] ? [] : [{ id, position: place + 1 }]));
    await record(
      transaction,
      moved.map(({ id, position }) => ({
        actorId: caller.id,
        action: 'banner.edited',
        subject: { id, company_id: null },
        details: { position },
      })),
      now,
    );
  });
  return { data: null };
};
