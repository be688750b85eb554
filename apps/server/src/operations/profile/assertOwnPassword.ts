import { fieldError } from '@sen/domain/errors/FieldError';
import { passwordIsRight } from '../../auth/passwords.ts';
import { assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { findPasswordHash } from '../../store/profile/profiles.ts';
import { forgive, spend } from '../../store/platform/rateLimits.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import type { Services } from '../Operation.ts';

/** Wrong tries per account in 15 minutes: an unattended session must not reveal the password. */
const tries = { max: 10, minutes: 15 };

interface OwnPassword {
  userId: string;
  /** The field it was typed in: beside a new password, or alone. */
  field: 'old_password' | 'password';
  password: string;
  now: Date;
}

type Field = OwnPassword['field'];

export function refuseOwnPassword(field: Field): never {
  throw new RefusalError('validationFailed', {
    fieldErrors: [fieldError(field, field === 'old_password' ? 'oldPasswordWrong' : 'passwordWrong')],
  });
}

/**
 * Refuses, by the given field, a password that is not the account's own.
 * @returns the hash of the password, by which a transaction can tell whether it was changed meanwhile
 */
export async function assertOwnPassword(
  { userId, field, password, now }: OwnPassword,
  { database }: Services,
): Promise<string> {
  if (password === '') assertNoFieldErrors([fieldError(field, 'thisFieldIsRequired')]);
  const key = `own-password:${userId}`;
  refuseWhenSpent(await spend(database, key, tries.minutes, now), tries.max, {
    code: 'tooManySignIns',
    now,
  });
  const hash = found(await findPasswordHash(database, userId));
  if (!(await passwordIsRight(password, hash))) refuseOwnPassword(field);
  await forgive(database, key);
  return hash;
}
