import type { Language } from '@sen/api/contract/model';
import type { Actor } from '@sen/domain/access/scope';

/** The account that makes a request, as far as rules and messages need it. */
export interface Caller extends Actor {
  readonly name: string;
  readonly lang: Language;
  /** Signed in with a password set by an administrator: it must be changed before anything else. */
  readonly mustChangePassword: boolean;
  /** null: admitted; others wait for a unit, or were denied by it. */
  readonly admission: 'pending' | 'denied' | null;
}
