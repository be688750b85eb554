import { found } from '../../errors/Refused.ts';
import { findProfile, setSecondStep } from '../../store/profiles.ts';
import type { Handler } from '../Operation.ts';
import { demandOwnPassword } from './demandOwnPassword.ts';

export const setTwoFactor: Handler<'setTwoFactor'> = async ({ caller, body, now }, services) => {
  const { database } = services;
  const { enabled, password } = body;
  await demandOwnPassword({ userId: caller.id, field: 'password', password, now }, services);
  await setSecondStep(database, caller.id, enabled, now);
  return { data: found(await findProfile(database, caller.id)) };
};
