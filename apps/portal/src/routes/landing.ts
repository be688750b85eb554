import type { User } from '@sen/api/contract/model';
import { emailOf } from '@sen/domain/users/emailOf';
import type { Parser } from 'wouter';
import { findPath } from './findPath';
import { isOpenTo } from './navigation';
import { href } from './paths';

interface SignInContext {
  /** The address that was requested before sign-in. */
  origin: string | null;
  /** The email that the learning marketplace passed. */
  sentAs: string | null;
}

/**
 * Where to go after sign-in. A user whose account waits for a unit has one page. A user sent by the marketplace with
 * this email goes to the page that requests a class. Others go to the requested address if they may open it;
 * otherwise a student without a unit (who has no classes) goes to the own exams, and everybody else to the overview.
 */
export function landing(user: User, { origin, sentAs }: SignInContext, parser: Parser): string {
  if (user.admission) return href('overview');
  const isSent = sentAs !== null && emailOf(sentAs) === emailOf(user.email);
  if (isSent && isOpenTo(user, 'courseRegister')) return href('courseRegister');
  if (origin !== null && isOurs(origin, user, parser)) return origin;
  return user.role === 'student' && user.company_id === null ? href('myExams') : href('overview');
}

/** Session storage is untrusted input: only addresses of our own pages that this user may open are followed. */
function isOurs(origin: string, user: User, parser: Parser): boolean {
  const [pathname = ''] = origin.split('?');
  const found = pathname.startsWith('/') ? findPath(parser, pathname) : null;
  return found !== null && found.entry.access !== 'everybody' && isOpenTo(user, found.name);
}
