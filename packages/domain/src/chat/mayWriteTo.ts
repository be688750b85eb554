import type { Role } from '@sen/api/contract/model';
import { roles } from '../access/roles.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/**
 * How far a person reaches: everybody, the own unit, those who share a class, the own unit with the units of the classes that one
 * teaches and the people of these classes, or nobody.
 */
export type Reach = 'anywhere' | 'unit' | 'class' | 'classUnits' | 'nobody';

const ofStaff = {
  'super-admin': 'anywhere',
  admin: 'unit',
  teacher: 'nobody',
  student: 'nobody',
  wwo: 'nobody',
  sponsor: 'nobody',
} as const satisfies Record<Role, Reach>;

/** Who may write to whom, by the role of the sender and that of the receiver. */
export const chatReach = {
  'super-admin': {
    'super-admin': 'anywhere',
    admin: 'anywhere',
    teacher: 'anywhere',
    student: 'anywhere',
    wwo: 'anywhere',
    sponsor: 'anywhere',
  },
  admin: {
    'super-admin': 'anywhere',
    admin: 'unit',
    teacher: 'unit',
    student: 'unit',
    wwo: 'unit',
    sponsor: 'unit',
  },
  teacher: {
    'super-admin': 'nobody',
    admin: 'classUnits',
    teacher: 'unit',
    student: 'classUnits',
    wwo: 'unit',
    sponsor: 'unit',
  },
  student: {
    'super-admin': 'nobody',
    admin: 'unit',
    teacher: 'class',
    student: 'class',
    wwo: 'nobody',
    sponsor: 'nobody',
  },
  wwo: ofStaff,
  sponsor: ofStaff,
} as const satisfies Record<Role, Record<Role, Reach>>;

/** The roles of those whom a role reaches, by how far. */
export function receiversOf(role: Role): { reach: Exclude<Reach, 'nobody'>; roles: Role[] }[] {
  const row: Record<Role, Reach> = chatReach[role];
  return (['anywhere', 'unit', 'class', 'classUnits'] as const).flatMap((reach) => {
    const reached = roles.filter((one) => row[one] === reach);
    return reached.length > 0 ? [{ reach, roles: reached }] : [];
  });
}

/** Somebody who would write, or be written to. */
export interface ChatAccount {
  readonly id: string;
  readonly role: Role;
}

export interface ChatReceiver extends ChatAccount {
  /** Whether the account can be signed in to: not yet, for good, or not any more. */
  readonly state: 'active' | 'notReady' | 'locked';
}

/** What two people have in common. */
export interface ChatRelation {
  readonly sameUnit: boolean;
  /** One of them teaches or attends a class of the other one. */
  readonly sharesClass: boolean;
  /** The sender teaches a class of the receiver's unit. */
  readonly teachesInUnit: boolean;
  /** The receiver teaches a class of the sender's unit. */
  readonly isTaughtInUnit: boolean;
  /** The receiver has written to the sender before. */
  readonly hasWritten: boolean;
}

const within: Record<Reach, (relation: ChatRelation) => boolean> = {
  anywhere: () => true,
  unit: ({ sameUnit }) => sameUnit,
  class: ({ sharesClass }) => sharesClass,
  classUnits: ({ sameUnit, sharesClass, teachesInUnit }) => sameUnit || sharesClass || teachesInUnit,
  nobody: () => false,
};

function reaches(sender: ChatAccount, receiver: ChatAccount, relation: ChatRelation): boolean {
  return within[chatReach[sender.role][receiver.role]](relation);
}

/**
 * Allows writing to a person. Who was written to may answer, as long as the other may write. Of whom one does not reach one does not
 * learn whether the account exists.
 */
export function mayWriteTo(
  sender: ChatAccount,
  receiver: ChatReceiver,
  relation: ChatRelation,
): Verdict<ErrorCode> {
  if (sender.id === receiver.id) return refused('chatWithOneself');
  const answers =
    relation.hasWritten &&
    reaches(receiver, sender, {
      ...relation,
      teachesInUnit: relation.isTaughtInUnit,
      isTaughtInUnit: relation.teachesInUnit,
    });
  if (!answers && !reaches(sender, receiver, relation)) return refused('chatPersonUnreachable');
  if (receiver.state === 'locked') return refused('chatPersonLocked');
  return receiver.state === 'active' ? allowed : refused('chatPersonNotReady');
}

/** Whether the chat popup has a tab of groups for the role (specification, section 6). */
export const hasGroupTab = (role: Role): boolean => role === 'student' || role === 'teacher';
