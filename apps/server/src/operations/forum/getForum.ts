import { listThemes } from '../../store/forum/themes.ts';
import type { Handler } from '../Operation.ts';

export const getForum: Handler<'getForum'> = async ({ caller }, { database }) => ({
  data: { themes: await listThemes(database, caller) },
});
