import { bannerList } from '../../store/banners/bannerList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listBanners: Handler<'listBanners'> = listOperation(bannerList);
