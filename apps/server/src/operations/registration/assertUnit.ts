import { fieldError } from '@sen/domain/errors/FieldError';
import { registerCodeOf } from '@sen/domain/registration/checkSignUp';
import { RefusalError } from '../../errors/RefusalError.ts';
import { findUnitOfCode } from '../../store/registration/registrationLinks.ts';
import type { Database } from '../../store/database.ts';
import { spend, spentOn } from '../../store/platform/rateLimits.ts';
import { refuseWhenSpent } from '../auth/limits.ts';

/** Wrong codes from one network address in an hour. */
const wrong = { max: 50, minutes: 60 };

/**
 * The unit of a code. An unknown unit and one closed to registration give the same refusal.
 * @throws {RefusalError} registrationClosed, by the field `unit`
 */
export async function assertUnit(
  database: Database,
  { code, from, now }: { code: string; from: string; now: Date },
): Promise<{ id: string; name: string }> {
  const key = `register-code-from:${from}`;
  refuseWhenSpent(await spentOn(database, key, now), wrong.max - 1, { code: 'tooManyRequests', now });
  const unit = await findUnitOfCode(database, registerCodeOf(code));
  if (unit) return unit;
  await spend(database, key, wrong.minutes, now);
  throw new RefusalError('registrationClosed', { fieldErrors: [fieldError('unit', 'registrationClosed')] });
}
