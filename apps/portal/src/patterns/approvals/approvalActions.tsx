import type { RequestRow, User } from '@sen/api/contract/model';
import { mayDecide, mayUndo } from '@sen/domain/approvals/mayDecide';
import type { Verdict } from '@sen/domain/errors/verdict';
import { CheckIcon, CloseIcon, EyeIcon, UndoIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionDialogProps, ActionGroups } from '../actions/Action';
import type { ApprovalDesk } from './ApprovalDesk';
import { refusalText } from '../../words/refusalText';
import { words } from './words';

const DenyDialog = lazyPart(async () => (await import('./DenyDialog')).DenyDialog);
const UndoDialog = lazyPart(async () => (await import('./UndoDialog')).UndoDialog);

/** Why a row cannot be selected: nothing is left to decide or to undo, or somebody else decides. */
export function unselectableReason(user: User): (row: RequestRow) => string | undefined {
  return (row) => (row.status === 'withdrawn' ? words('withdrawnAlready') : refusalText(mayUndo(user, row)));
}

const isPending = ({ status }: RequestRow) => status === 'pending';
const isDecided = ({ status }: RequestRow) => status === 'approved' || status === 'denied';

/** The actions on rows that wait for a decision, or had one: approve, deny, undo, view. */
export function approvalActions(user: User, desk: ApprovalDesk): ActionGroups<RequestRow> {
  const decides = {
    applies: isPending,
    rule: (row: RequestRow): Verdict =>
      mayDecide(user, { ...row, decided_at: row.decided_at === null ? null : new Date(row.decided_at) }),
    bulk: { whereItApplies: true },
  } as const;
  return [
    [
      {
        id: 'approve',
        icon: CheckIcon,
        label: words('approve'),
        primary: true,
        ...decides,
        open: desk.approve,
      },
      {
        id: 'deny',
        icon: CloseIcon,
        label: words('deny'),
        ...decides,
        open: (props: ActionDialogProps<RequestRow>) => <DenyDialog {...props} desk={desk} />,
      },
      {
        id: 'undo',
        icon: UndoIcon,
        label: words('undo'),
        applies: isDecided,
        rule: (row: RequestRow): Verdict => mayUndo(user, row),
        bulk: { whereItApplies: true },
        open: (props: ActionDialogProps<RequestRow>) => <UndoDialog {...props} desk={desk} />,
      },
    ],
    [{ id: 'view', icon: EyeIcon, label: words('view'), open: desk.view }],
  ];
}
