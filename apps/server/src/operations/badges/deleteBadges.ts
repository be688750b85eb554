import { RefusalError } from '../../errors/RefusalError.ts';
import { countAwards, deleteBadges as remove, takeBadges } from '../../store/badges/badgeChanges.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { throwAway } from '../../files/throwAway.ts';
import type { Handler } from '../Operation.ts';

export const deleteBadges: Handler<'deleteBadges'> = async ({ body, caller, now }, services) => {
  const ids = [...new Set(body.badge_ids)];
  const images = await services.database.transaction().execute(async (transaction) => {
    const badges = await takeBadges(transaction, ids);
    if (badges.length < ids.length) throw new RefusalError('notFound');
    const [awarded] = await countAwards(transaction, ids);
    if (awarded) {
      const name = badges.find(({ id }) => id === awarded.badge_id)?.name ?? '';
      throw new RefusalError('badgeAwarded', { params: { name, count: awarded.count } });
    }
    await remove(transaction, badges);
    await recordEach(transaction, 'badge.deleted', badges, { by: caller.id, now }, ({ name }) => ({ name }));
    return badges.map(({ image_file }) => image_file);
  });
  for (const image of images) await throwAway(image, services);
  return { data: null };
};
