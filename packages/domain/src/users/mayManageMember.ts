import type { MemberStatus, Role } from '@sen/api/contract/model';
import { onlyFor } from '../access/onlyFor.ts';
import { type Actor, withinCompany } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

/** A member as far as changing the account depends on it. */
export interface MemberFacts {
  readonly id: string;
  readonly role: Role;
  readonly status: MemberStatus;
  readonly company_id: string | null;
  /** Has attempts, marks, classes or made content. */
  readonly in_use: boolean;
}

/** Where a person is put: with which role, into which unit. */
export interface MemberPlace {
  readonly role: Role;
  readonly company_id: string | null;
}

/**
 * Who manages an account: super-admins every one, admins those of their unit but a super-admin's. Others of the unit have
 * no part in it; another unit's account does not exist for them.
 */
export function mayManageMember(actor: Actor, member: Pick<MemberFacts, 'role' | 'company_id'>): Verdict {
  if (actor.role === 'super-admin') return allowed;
  const within = withinCompany(actor, member);
  if (!within.allowed) return within;
  if (actor.role !== 'admin') return onlyFor(['super-admin', 'admin']);
  return member.role === 'super-admin' ? refused('superAdminsManageSuperAdmins') : allowed;
}

/** Whether the actor may give a person this role and unit: admins only lower roles in their own unit. */
export function mayPlaceMember(actor: Actor, { role, company_id }: MemberPlace): Verdict {
  if (actor.role === 'super-admin') return allowed;
  if (actor.role !== 'admin') return onlyFor(['super-admin', 'admin']);
  if (role === 'super-admin') return refused('superAdminsMakeSuperAdmins');
  return company_id === actor.company_id ? allowed : refused('adminsKeepToTheirUnit');
}

/**
 * Whether an account may be edited to stand there. Nobody gives himself or herself another role; who has attempts, classes
 * or content in a unit stays in it, because those stay.
 */
export function mayEditMember(actor: Actor, member: MemberFacts, place: MemberPlace): Verdict {
  const isSelf = actor.id === member.id;
  const moves = member.company_id !== place.company_id;
  return firstRefusal(
    mayManageMember(actor, member),
    mayPlaceMember(actor, place),
    isSelf && member.role !== place.role ? refused('ownRoleUnchanged') : allowed,
    moves && member.in_use ? refused('memberBoundToUnit') : allowed,
  );
}
