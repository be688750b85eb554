import type { Handler } from '../Operation.ts';
import { changeLogo } from './changeLogo.ts';

export const removeCompanyLogo: Handler<'removeCompanyLogo'> = async (
  { path: { id }, caller, now },
  services,
) => ({ data: await changeLogo({ id, caller, now }, null, services) });
