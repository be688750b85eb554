import { ApiError } from '@sen/api/client/ApiError';
import type { User } from '@sen/api/contract/model';
import { fetchMe } from '@sen/api/resources/auth/fetchMe';
import { useEffect, useState } from 'react';
import { confirmUser, type Session } from './session';
import { useSession } from './useSession';

export type Context = { state: 'visitor' } | { state: 'loading' } | { state: 'ready'; user: User };

/** Delays between retries, milliseconds; longer than a restart of the server. */
const pauses = [1000, 2000];

/**
 * Pages render only once the user is known. `auth/me` is called once per page load; when the server is unreachable,
 * the stored user is used (an exam must survive a restart of the server).
 */
export function useContextReady(): Context {
  const session = useSession();
  const [unreached, setUnreached] = useState<string | null>(null);
  const token = session && !session.confirmed ? session.token : null;
  useEffect(() => {
    if (token === null) return;
    const asking = new AbortController();
    askWhoIsThere(asking.signal).catch(() => {
      if (!asking.signal.aborted) setUnreached(token);
    });
    return () => asking.abort();
  }, [token]);
  return contextOf(session, unreached);
}

function contextOf(session: Session | null, unreached: string | null): Context {
  if (!session) return { state: 'visitor' };
  if (session.confirmed || session.token === unreached) return { state: 'ready', user: session.user };
  return { state: 'loading' };
}

async function askWhoIsThere(signal: AbortSignal): Promise<void> {
  for (const pause of [...pauses, null]) {
    try {
      return confirmUser(await fetchMe(signal));
    } catch (error) {
      const again = pause !== null && error instanceof ApiError && error.isTransient;
      if (!again) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
