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
  const found = origin === null ? null : findPath(parser, new URL(origin, 'http://local').pathname);
  if (origin !== null && found && found.entry.access !== 'everybody' && mayOpen(user.role, found.name))
    return origin;
  return user.role === 'student' && user.company_id === null ? href('myExams') : href('overview');
}
