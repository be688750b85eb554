import type { ErrorCode } from '../errors/codes.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { tidySpaces } from '../text/spaces.ts';
import { chatLimits } from './chatLimits.ts';

/** The title of a group as it is stored. */
export const groupTitle = (typed: string): string => tidySpaces(typed.normalize('NFC'));

/** Validates the title of a group. */
export function checkGroupTitle(typed: string | undefined): FieldError[] {
  const title = groupTitle(typed ?? '');
  const missing = required('title', title);
  if (missing.length > 0) return missing;
  return title.length > chatLimits.title
    ? [fieldError('title', 'chatTitleTooLong', { max: chatLimits.title })]
    : [];
}

/**
 * Validates how many people a group would have.
 * @param count with the caller
 */
export function checkMemberCount(field: string, count: number): FieldError[] {
  const { min, max } = chatLimits.members;
  if (count < min) return [fieldError(field, 'chatTooFewMembers', { min })];
  return count > max ? [fieldError(field, 'chatTooManyMembers', { max })] : [];
}

/** What rules need of a person's membership of a group. */
export interface GroupMembership {
  readonly isOfClass: boolean;
  readonly isAdministrator: boolean;
  /** When the person left, or was removed; null for a member. */
  readonly leftAt: Date | null;
}

/** Allows writing to a group: its members. */
export function mayWriteToGroup({
  isOfClass,
  leftAt,
}: Pick<GroupMembership, 'isOfClass' | 'leftAt'>): Verdict<ErrorCode> {
  if (leftAt === null) return allowed;
  return refused(isOfClass ? 'chatClassLeft' : 'chatGroupLeft', { at: leftAt.toISOString() });
}

/** Allows editing and dissolving a group: its administrators; that of a class goes by the class. */
export function mayEditGroup({ isOfClass, isAdministrator, leftAt }: GroupMembership): Verdict<ErrorCode> {
  if (isOfClass) return refused('chatGroupOfClass');
  return isAdministrator && leftAt === null ? allowed : refused('chatGroupNotAdministrator');
}

/** The others of a group that somebody would leave. */
export interface GroupOthers {
  readonly members: number;
  readonly administrators: number;
  /** Somebody is named as an administrator. */
  readonly namesAdministrator: boolean;
}

/** Whether somebody who leaves names an administrator: the last one, while others stay. */
export function needsSuccessor(
  { isAdministrator }: Pick<GroupMembership, 'isAdministrator'>,
  { members, administrators }: Omit<GroupOthers, 'namesAdministrator'>,
): boolean {
  return isAdministrator && administrators === 0 && members > 0;
}

/** Allows leaving a group. */
export function mayLeaveGroup(membership: GroupMembership, others: GroupOthers): Verdict<ErrorCode> {
  if (membership.isOfClass) return refused('chatGroupOfClass');
  const asMember = mayWriteToGroup(membership);
  if (!asMember.allowed) return asMember;
  return needsSuccessor(membership, others) && !others.namesAdministrator
    ? refused('chatGroupNeedsAdministrator')
    : allowed;
}
