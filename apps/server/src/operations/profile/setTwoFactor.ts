import { found } from '../../errors/RefusalError.ts';
import { findProfile, setSecondStep } from '../../store/profile/profiles.ts';
import type { Handler } from '../Operation.ts';
import { assertOwnPassword } from './assertOwnPassword.ts';

export const setTwoFactor: Handler<'setTwoFactor'> = async ({ caller, body, now }, services) => {
  const { database } = services;
  const { enabled, password } = body;
  await assertOwnPassword({ userId: caller.id, field: 'password', password, now }, services);
  await setSecondStep(database, caller.id, enabled, now);
  return { data: found(await findProfile(database, caller.id)) };
};
