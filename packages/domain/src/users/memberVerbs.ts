import type { Actor } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';
import { mayManageMember, type MemberFacts } from './mayManageMember.ts';

/** Whether the account may be locked: managed by the actor, not the actor's own, and not locked yet. */
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

/** Only who has not set a password yet has something to activate. */
export function mayReactivateMember(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    member.status === 'inactive' ? allowed : refused('memberNotInactive'),
  );
}

/** Whether the account may be deleted: managed, not the actor's own, and nothing in the product speaks of it. */
export function mayDeleteMember(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    actor.id === member.id ? refused('ownAccountNotDeleted') : allowed,
    member.in_use ? refused('memberInUse') : allowed,
  );
}

/** The same from the list of those who are not active yet. */
export function mayDeleteInactiveMember(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(mayReactivateMember(actor, member), mayDeleteMember(actor, member));
}

/** Section 4: a locked user must be unlocked before a password change; a person's first password is the person's own. */
export function maySetTemporaryPassword(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    actor.id === member.id ? refused('ownPasswordInProfile') : allowed,
    member.status === 'locked' ? refused('memberLocked') : allowed,
    member.status === 'inactive' ? refused('memberNotActiveYet') : allowed,
  );
}

/** The own second step is turned off with the own password alone; a locked account may be made safer before it is unlocked. */
export function maySetMemberTwoFactor(actor: Actor, member: MemberFacts): Verdict {
  return firstRefusal(
    mayManageMember(actor, member),
    actor.id === member.id ? refused('ownTwoFactorInProfile') : allowed,
  );
}
