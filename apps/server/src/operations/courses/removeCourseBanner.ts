import { found } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';
import { changeBanner } from './changeBanner.ts';

export const removeCourseBanner: Handler<'removeCourseBanner'> = async (
  { path: { id }, caller, now },
  services,
) => ({ data: found(await changeBanner({ id, caller, now }, null, services)) });
