import type { Role } from '@sen/api/contract/model';
import { useLocation, useRouter } from 'wouter';
import { findPath } from '../../routes/findPath';
import { backToList } from '../../patterns/list/lastLists';
import type { PathName } from '../../routes/paths';

interface MemberListPlace {
  /** The edit page that leads back to the list. */
  edit: 'memberEdit' | 'studentEdit' | 'teacherEdit' | 'staffEdit' | 'sponsorEdit';
  /** The role of the list, regardless of its filters; everybody when absent. */
  role?: Role;
}

/** The lists of members by the names of their pages, in the order of their tabs. */
const memberLists = {
  members: { edit: 'memberEdit' },
  students: { edit: 'studentEdit', role: 'student' },
  teachers: { edit: 'teacherEdit', role: 'teacher' },
  staff: { edit: 'staffEdit', role: 'wwo' },
  sponsors: { edit: 'sponsorEdit', role: 'sponsor' },
} as const satisfies Partial<Record<PathName, MemberListPlace>>;

/** The title of a list. */
export const memberListPlace = (name: MemberListName): MemberListPlace => memberLists[name];

export type MemberListName = keyof typeof memberLists;
export const memberListNames = Object.keys(memberLists) as MemberListName[];

/** The list that the page at this address shows, or edits a member of. */
export function useMemberListName(): MemberListName {
  const { parser } = useRouter();
  const [location] = useLocation();
  const page = findPath(parser, location)?.name;
  return memberListNames.find((name) => name === page || memberLists[name].edit === page) ?? 'members';
}

/** The list of a role, or of everybody if the role has none of its own. */
export function memberListOf(role: Role | ''): MemberListName {
  return memberListNames.find((name) => memberListPlace(name).role === role) ?? 'members';
}

/** The link back to the list of members that was open last. */
export const backToMembers = () => backToList('members', ...memberListNames, 'inactiveMembers');
