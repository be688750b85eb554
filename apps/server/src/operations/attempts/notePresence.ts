import { createHash } from 'node:crypto';
import { codeOfDatabaseError } from '../../errors/databaseErrors.ts';
import type { Presence } from '../../store/examRoom/PresenceWriter.ts';
import type { Services } from '../Operation.ts';

/** Notes that the page of an attempt was heard of. No save waits for it, and none fails because of it. */
export function notePresence(
  { presence, log, outages }: Services,
  { token = '', ...heard }: Omit<Presence, 'session'> & { token: string | undefined },
): void {
  const session = createHash('sha256').update(token).digest('base64url').slice(0, 16);
  presence.note({ ...heard, session }).catch((error: unknown) => {
    if (codeOfDatabaseError(error) === 'serviceUnavailable') outages.log(log, error);
    else log.warn(error, 'presence not noted');
  });
}
