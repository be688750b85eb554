import type { Role } from '@sen/api/contract/model';
import { useLocation, useRouter } from 'wouter';
import { findPath } from '../../routes/findPath';
import type { PathName } from '../../routes/paths';

interface MemberListPlace {
  /** The page that edits somebody of the list and leads back to it. */
  edit: 'memberEdit' | 'studentEdit' | 'teacherEdit' | 'staffEdit' | 'sponsorEdit';
  /** What the list is of, whatever its filters say; everybody when absent. */
  role?: Role;
}

/** The lists of members by the names of their pages, in the order in which one goes from one to the next. */
const memberLists = {
  members: { edit: 'memberEdit' },
  students: { edit: 'studentEdit', role: 'student' },
  teachers: { edit: 'teacherEdit', role: 'teacher' },
  staff: { edit: 'staffEdit', role: 'wwo' },
  sponsors: { edit: 'sponsorEdit', role: 'sponsor' },
} as const satisfies Partial<Record<PathName, MemberListPlace>>;

/** What a list is, by its name. */
export const memberListPlace = (name: MemberListName): MemberListPlace => memberLists[name];

export type MemberListName = keyof typeof memberLists;
export const memberListNames = Object.keys(memberLists) as MemberListName[];

/** Which list the page at this address shows, or edits a member of. */
export function useMemberListName(): MemberListName {
  const { parser } = useRouter();
  const [location] = useLocation();
  const page = findPath(parser, location)?.name;
  return memberListNames.find((name) => name === page || memberLists[name].edit === page) ?? 'members';
}

/** The list of everybody of a role; of everybody where the role has none of its own. */
export function memberListOf(role: Role | ''): MemberListName {
  return memberListNames.find((name) => memberListPlace(name).role === role) ?? 'members';
}
