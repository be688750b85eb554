import { found } from '../../errors/RefusalError.ts';
import { findProfile } from '../../store/profile/profiles.ts';
import type { Handler } from '../Operation.ts';

export const getProfile: Handler<'getProfile'> = async ({ caller }, { database }) => ({
  data: found(await findProfile(database, caller.id)),
});
