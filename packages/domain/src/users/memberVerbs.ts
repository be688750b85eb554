import type { Actor } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';
import { mayManageMember, type MemberFacts } from './mayManageMember.ts';

/** Allows locking an account: managed by the actor, not the actor's own, and not locked yet. */
export function mayLockMember(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    actor.id === member.id ? refused('ownAccountNotLocked') : allowed,
    member.status === 'locked' ? refused('memberAlreadyLocked') : allowed,
  );
}

export function mayUnlockMember(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    member.status === 'locked' ? allowed : refused('memberNotLocked'),
  );
}

/** Section 4: allows resending the activation to accounts without a password, locked ones included. */
export function mayReactivateMember(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    member.is_activated ? refused('memberNotInactive') : allowed,
  );
}

/** Allows deleting an account: managed, not the actor's own, and not in use. */
export function mayDeleteMember(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    actor.id === member.id ? refused('ownAccountNotDeleted') : allowed,
    member.in_use ? refused('memberInUse') : allowed,
  );
}

/** The same from the list of inactive accounts. */
export function mayDeleteInactiveMember(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    member.status === 'inactive' ? allowed : refused('memberNotInactive'),
    mayDeleteMember(actor, member),
  );
}

/** Section 4: a locked user must be unlocked before a password change; people set their first password themselves. */
export function maySetTemporaryPassword(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    actor.id === member.id ? refused('ownPasswordInProfile') : allowed,
    member.status === 'locked' ? refused('memberLocked') : allowed,
    member.status === 'inactive' ? refused('memberNotActiveYet') : allowed,
  );
}

/**
 * Allows setting a member's two-factor sign-in. People turn off their own only with their password; it may be turned on for a
 * locked account.
 */
export function maySetMemberTwoFactor(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    actor.id === member.id ? refused('ownTwoFactorInProfile') : allowed,
  );
}
