import type { MemberRow } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { Button } from '@sen/ui/Button';
import type { DataTableProps } from '@sen/ui/DataTable';
import { Icon } from '@sen/ui/Icon';
import { EditIcon, EyeIcon } from '@sen/ui/icons';
import type { MenuAction } from '@sen/ui/Menu';
import { useState, type ReactNode } from 'react';
import { useUser } from '../../app/session/useUser';
import { useRowSelection } from '../../patterns/useRowSelection';
import { href } from '../../routes/paths';
import { MemberActionDialog, type PendingMemberAction } from './MemberActionDialog';
import {
  type doMemberAction,
  type MemberAction,
  memberActionIcons,
  memberActionTexts,
  whyNot,
} from './memberActions';
import { memberListPlace, type MemberListName } from './memberLists';
import { words } from './words';

/** The call takes no more. */
const mailsAtOnce = 100;

interface MemberActionsOptions {
  rows: readonly MemberRow[];
  list: MemberListName;
  /** What can be done with several at once. */
  together: readonly MemberAction[];
  act?: typeof doMemberAction;
}

interface MemberActions {
  /** Nothing for who manages nobody. */
  table: Pick<DataTableProps<MemberRow>, 'rowActions' | 'selection'>;
  dialog: ReactNode;
}

/** What can be done with the members of a list, one by one and together. */
export function useMemberActions({ rows, list, together, act }: MemberActionsOptions): MemberActions {
  const user = useUser();
  const [pending, setPending] = useState<PendingMemberAction | null>(null);

  const { selection, clear } = useRowSelection<MemberRow>((ids) => {
    const chosen = rows.filter((row) => ids.includes(row.id));
    // Rows of other pages are not known here; the server judges them.
    const refusal = (action: MemberAction) =>
      chosen.length === ids.length ? whyNot(action, user, chosen) : undefined;
    const isTooMany = ids.length > mailsAtOnce;
    return together.map((action) => (
      <Button
        key={action}
        icon={<Icon of={memberActionIcons[action]} />}
        variant={action === 'delete' ? 'danger' : 'secondary'}
        disabledReason={
          action === 'reactivate' && isTooMany
            ? words('mailsAtOnce', { count: mailsAtOnce })
            : refusal(action)
        }
        onPress={() => setPending({ action, ids })}
      >
        {memberActionTexts(action).label}
      </Button>
    ));
  });

  const rowActions = (row: MemberRow): MenuAction[][] => {
    const uid = row.id;
    const asked = (action: MemberAction): MenuAction => ({
      id: action,
      label: memberActionTexts(action).label,
      icon: <Icon of={memberActionIcons[action]} />,
      danger: action === 'delete',
      disabledReason: whyNot(action, user, [row]),
      onAction: () => setPending({ action, ids: [uid] }),
    });
    const main = row.status === 'inactive' ? [asked('reactivate')] : [];
    return [
      [
        { id: 'view', label: words('view'), icon: <Icon of={EyeIcon} />, href: href('memberView', { uid }) },
        {
          id: 'edit',
          label: words('edit'),
          icon: <Icon of={EditIcon} />,
          href: href(memberListPlace(list).edit, { uid }),
        },
      ],
      [...main, asked(row.status === 'locked' ? 'unlock' : 'lock')],
      [asked('delete')],
    ];
  };

  return {
    table: can(user.role, 'member.lock') ? { rowActions, ...(selection && { selection }) } : {},
    dialog: pending && (
      <MemberActionDialog
        pending={pending}
        {...(act && { act })}
        onCancel={() => setPending(null)}
        onDone={() => {
          setPending(null);
          clear();
        }}
      />
    ),
  };
}
