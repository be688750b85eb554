import { found } from '../../errors/RefusalError.ts';
import { describeBanner } from '../../store/banners/banners.ts';
import type { Handler } from '../Operation.ts';

export const getBanner: Handler<'getBanner'> = async ({ path, now }, { database }) => ({
  data: found(await describeBanner(database, path.id, now)),
});
