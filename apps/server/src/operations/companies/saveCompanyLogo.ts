import { found } from '../../errors/RefusalError.ts';
import { findCompany } from '../../store/companies/companies.ts';
import { takePicture } from '../files/takePicture.ts';
import type { Handler } from '../Operation.ts';
import { changeLogo } from './changeLogo.ts';

/** Twice the largest size at which a logo is shown, in pixels. */
const logoBox = { width: 512, height: 256 };

export const saveCompanyLogo: Handler<'saveCompanyLogo'> = async (
  { path: { id }, files, caller, now },
  services,
) => {
  // Before the picture is stored: nothing is stored for a unit that is not there.
  found(await findCompany(services.database, id));
  const picture = await takePicture(
    files.get('company_logo'),
    { field: 'company_logo', box: logoBox },
    services,
    now,
  );
  return { data: await changeLogo({ id, caller, now }, picture, services) };
};
