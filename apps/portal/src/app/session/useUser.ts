import type { User } from '@sen/api/contract/model';
import { useSession } from './useSession';

/** The signed-in user, for pages behind the Gate. */
export function useUser(): User {
  const session = useSession();
  if (!session)
    throw new Error('useUser stands on a page that the Gate does not guard: give its path an access.');
  return session.user;
}
