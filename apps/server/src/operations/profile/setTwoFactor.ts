import { found } from '../../errors/RefusalError.ts';
import { findProfile, setSecondStep } from '../../store/profile/profiles.ts';
import type { Handler } from '../Operation.ts';
import { assertOwnPassword, refuseOwnPassword } from './assertOwnPassword.ts';

export const setTwoFactor: Handler<'setTwoFactor'> = async ({ caller, body, now }, services) => {
  const { database } = services;
  const { enabled, password } = body;
  const hash = await assertOwnPassword({ userId: caller.id, field: 'password', password, now }, services);
  const isSet = await setSecondStep(database, caller.id, { enabled, passwordHash: hash, now });
  if (!isSet) refuseOwnPassword('password');
  return { data: found(await findProfile(database, caller.id)) };
};
