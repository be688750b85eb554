import type { User } from '@sen/api/contract/model';
import { emailOf } from '@sen/domain/users/emailOf';
import type { Parser } from 'wouter';
import { findPath } from './findPath';
import { isOpenTo } from './navigation';
import { href } from './paths';

interface SignInContext {
  /** The address that was wanted before signing in. */
  origin: string | null;
  /** The e-mail with which the learning marketplace has sent somebody here. */
  sentAs: string | null;
}

/**
 * Where one goes after signing in. Who waits for a unit has one page. Whom the marketplace has sent, under this very
 * e-mail, asks for a class. All others go to the remembered address if they may open it; a student without a unit (who
 * has no classes of a unit to look over) to the own exams; the rest to the overview.
 */
export function landing(user: User, { origin, sentAs }: SignInContext, parser: Parser): string {
  if (user.admission) return href('overview');
  const isSent = sentAs !== null && emailOf(sentAs) === emailOf(user.email);
  if (isSent && isOpenTo(user, 'courseRegister')) return href('courseRegister');
  if (origin !== null && isOurs(origin, user, parser)) return origin;
  return user.role === 'student' && user.company_id === null ? href('myExams') : href('overview');
}

/** Session storage is an edge: only the address of a page of ours that this person may open is followed. */
function isOurs(origin: string, user: User, parser: Parser): boolean {
  const [pathname = ''] = origin.split('?');
  const found = pathname.startsWith('/') ? findPath(parser, pathname) : null;
  return found !== null && found.entry.access !== 'everybody' && isOpenTo(user, found.name);
}
