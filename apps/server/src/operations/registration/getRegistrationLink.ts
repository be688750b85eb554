import { withinCompany } from '@sen/domain/access/scope';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findRegistration } from '../../store/registration/registrationLinks.ts';
import type { Handler } from '../Operation.ts';
import { shownLink } from './shownLink.ts';

export const getRegistrationLink: Handler<'getRegistrationLink'> = async (
  { path, caller },
  { database, config },
) => {
  assertAllowed(withinCompany(caller, { company_id: path.id }));
  return { data: shownLink(found(await findRegistration(database, path.id)), config) };
};
