import type { User } from '@sen/api/contract/model';
import type { Parser } from 'wouter';
import { findPath } from './findPath';
import { mayOpen } from './navigation';
import { href } from './paths';

/**
 * Where one goes after signing in: to the remembered address if one may open it; a student without a unit (who came
 * from the learning marketplace and has no classes of a unit to look over) to the own exams; all others to the overview.
 */
export function landing(user: User, origin: string | null, parser: Parser): string {
  if (origin !== null && isOurs(origin, user, parser)) return origin;
  return user.role === 'student' && user.company_id === null ? href('myExams') : href('overview');
}

/** Session storage is an edge: only the address of a page of ours that this role may open is followed. */
function isOurs(origin: string, { role }: User, parser: Parser): boolean {
  const [pathname = ''] = origin.split('?');
  const found = pathname.startsWith('/') ? findPath(parser, pathname) : null;
  return found !== null && found.entry.access !== 'everybody' && mayOpen(role, found.name);
}
