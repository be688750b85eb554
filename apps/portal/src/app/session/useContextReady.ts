import type { User } from '@sen/api/contract/model';
import { authQueries } from '@sen/api/resources/auth/authQueries';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { updateUser } from './session';
import { useSession } from './useSession';

export type Context = { state: 'visitor' } | { state: 'loading' } | { state: 'ready'; user: User };

/**
 * A page renders only when the application knows who is there. The server is asked once a page load; when it cannot be
 * reached, the person that this browser remembers goes on (an exam must survive a restart of the server).
 */
export function useContextReady(): Context {
  const session = useSession();
  const me = useQuery({
    ...authQueries.me(),
    enabled: session !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (me.data) updateUser(me.data);
  }, [me.data]);
  if (!session) return { state: 'visitor' };
  if (me.data) return { state: 'ready', user: me.data };
  return me.isError ? { state: 'ready', user: session.user } : { state: 'loading' };
}
