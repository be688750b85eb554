import type { MemberRow, User } from '@sen/api/contract/model';
import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import type { MemberFacts } from '@sen/domain/users/mayManageMember';
import {
  mayDeleteMember,
  mayLockMember,
  mayReactivateMember,
  mayUnlockMember,
} from '@sen/domain/users/memberVerbs';
import { DeleteIcon, EditIcon, EyeIcon, LockIcon, MarkingIcon, SendIcon, UnlockIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { memberListPlace, type MemberListName } from './memberLists';
import { words } from './words';

/** The limit of the call. */
const maxMails = 100;

type ActionableMember = Pick<MemberRow, 'id' | 'name' | 'role' | 'status' | 'is_activated'>;

/**
 * The actions on members.
 * @param list the list that editing leads back to
 * @param inactive for the list of inactive members: deletes only members who are still inactive, and has no lock
 */
export function memberActions(
  user: User,
  { list = 'members', inactive = false }: { list?: MemberListName; inactive?: boolean } = {},
): ActionGroups<ActionableMember> {
  // Rows that an administrator sees belong to the own unit; the server checks what a row does not contain.
  const factsOf = ({ id, role, status, is_activated }: ActionableMember): MemberFacts => ({
    id,
    role,
    status,
    is_activated,
    company_id: user.company_id,
    in_use: false,
  });
  const invalidates = [memberQueries.all()];
  return [
    [
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        href: ({ id }) => href('memberView', { uid: id }),
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        primary: true,
        href: ({ id }) => href(memberListPlace(list).edit, { uid: id }),
      },
    ],
    [
      {
        id: 'transcript',
        icon: MarkingIcon,
        label: pageTitle('memberTranscript'),
        applies: ({ role }) => role === 'student',
        href: ({ id }) => href('memberTranscript', { uid: id }),
      },
    ],
    [
      {
        id: 'reactivate',
        icon: SendIcon,
        label: words('reactivate'),
        bulk: { limit: { count: maxMails, text: words('mailsAtOnce', { count: maxMails }) } },
        applies: ({ is_activated }) => !is_activated,
        rule: (member) => mayReactivateMember(user, factsOf(member)),
        confirm: {
          title: (count) => words('reactivateTitle', { count }),
          titleOfOne: ({ name }) => words('reactivateOne', { name }),
          text: words('reactivateText'),
        },
        run: (ids) => memberMutations.resendActivation(ids),
        done: (count) => words('reactivated', { count }),
        invalidates,
      },
      {
        id: 'lock',
        icon: LockIcon,
        label: words('lock'),
        bulk: !inactive,
        applies: ({ status }) => status !== 'locked',
        rule: (member) => mayLockMember(user, factsOf(member)),
        confirm: {
          title: (count) => words('lockTitle', { count }),
          titleOfOne: ({ name }) => words('lockOne', { name }),
          text: words('lockText'),
        },
        run: (ids) => memberMutations.lock(ids),
        done: (count) => words('locked', { count }),
        invalidates,
      },
      {
        id: 'unlock',
        icon: UnlockIcon,
        label: words('unlock'),
        bulk: !inactive,
        applies: ({ status }) => status === 'locked',
        rule: (member) => mayUnlockMember(user, factsOf(member)),
        confirm: {
          title: (count) => words('unlockTitle', { count }),
          titleOfOne: ({ name }) => words('unlockOne', { name }),
          text: words('unlockText'),
        },
        run: (ids) => memberMutations.unlock(ids),
        done: (count) => words('unlocked', { count }),
        // Sections 4 and 9: the dialog of unlocking closes after a second.
        doneInDialog: true,
        invalidates,
      },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        rule: (member) => mayDeleteMember(user, factsOf(member)),
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ name }) => words('deleteOne', { name }),
          text: words('deleteText'),
        },
        run: (ids) => (inactive ? memberMutations.removeInactive(ids) : memberMutations.remove(ids)),
        done: (count) => words('deleted', { count }),
        invalidates,
      },
    ],
  ];
}
