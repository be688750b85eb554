import type { MemberStatus, Role } from '@sen/api/contract/model';
import { onlyFor } from '../access/onlyFor.ts';
import { type Actor, withinCompany } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

/** The fields of a member that account changes depend on. */
export interface MemberFacts {
  readonly id: string;
  readonly role: Role;
  readonly status: MemberStatus;
  readonly company_id: string | null;
  /** Has set a password. */
  readonly is_activated: boolean;
  /** Has attempts, marks or classes, or has created content. */
  readonly in_use: boolean;
}

/** The role and unit to assign to a person. */
export interface MemberPlace {
  readonly role: Role;
  readonly company_id: string | null;
}

/**
 * Allows managing an account: super-admins all accounts, admins those of their unit except super-admins. Other members of the
 * unit are refused; an account of another unit is reported as missing.
 */
export function mayManageMember(actor: Actor, member: Pick<MemberFacts, 'role' | 'company_id'>): Verdict {
  if (actor.role === 'super-admin') return allowed;
  const within = withinCompany(actor, member);
  if (!within.allowed) return within;
  if (actor.role !== 'admin') return onlyFor(['super-admin', 'admin']);
  return member.role === 'super-admin' ? refused('superAdminsManageSuperAdmins') : allowed;
}

/** Allows assigning this role and unit: admins only lower roles in their own unit. */
export function mayPlaceMember(actor: Actor, { role, company_id }: MemberPlace): Verdict {
  if (actor.role === 'super-admin') return allowed;
  if (actor.role !== 'admin') return onlyFor(['super-admin', 'admin']);
  if (role === 'super-admin') return refused('superAdminsMakeSuperAdmins');
  return company_id === actor.company_id ? allowed : refused('adminsKeepToTheirUnit');
}

/**
 * Allows editing an account to this role and unit. People cannot change their own role; a member with attempts, classes or
 * content stays in the unit, because those do.
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
