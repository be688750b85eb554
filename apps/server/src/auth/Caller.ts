import type { Language } from '@sen/api/contract/model';
import type { Actor } from '@sen/domain/access/scope';

/** Who makes a call, as far as rules and words need it. */
export interface Caller extends Actor {
  readonly name: string;
  readonly lang: Language;
  /** Signed in with a password that an administrator gave: another one is set before anything else. */
  readonly mustChangePassword: boolean;
  /** Null is in; everybody else waits for a unit, or was denied by it. */
  readonly admission: 'pending' | 'denied' | null;
}
