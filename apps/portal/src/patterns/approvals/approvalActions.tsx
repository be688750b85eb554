import type { User } from '@sen/api/contract/model';
import { mayDecide } from '@sen/domain/approvals/mayDecide';
import type { Verdict } from '@sen/domain/errors/verdict';
import { CheckIcon, CloseIcon, EyeIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionDialogProps, ActionGroups } from '../actions/Action';
import type { ApprovalDesk, ApprovalRow } from './ApprovalDesk';
import { words } from './words';

const DenyDialog = lazyPart(async () => (await import('./DenyDialog')).DenyDialog);

/** Why a row can no longer be selected for a decision; undefined while it waits. */
export function decidedReason({ status }: ApprovalRow): string | undefined {
  return status === 'pending' ? undefined : words('decidedAlready');
}

/** The actions on rows that wait for a decision: approve, deny, view. */
export function approvalActions<Row extends ApprovalRow>(
  user: User,
  desk: ApprovalDesk<Row>,
): ActionGroups<Row> {
  const decides = {
    applies: ({ status }: Row) => status === 'pending',
    rule: (row: Row): Verdict =>
      mayDecide(user, { ...row, decided_at: row.decided_at === null ? null : new Date(row.decided_at) }),
  };
  return [
    [
      {
        id: 'approve',
        icon: CheckIcon,
        label: words('approve'),
        primary: true,
        bulk: desk.refuseTogether ? { refuse: desk.refuseTogether } : true,
        ...decides,
        open: desk.approve,
      },
      {
        id: 'deny',
        icon: CloseIcon,
        label: words('deny'),
        bulk: true,
        ...decides,
        open: (props: ActionDialogProps<Row>) => <DenyDialog {...props} desk={desk} />,
      },
    ],
    [{ id: 'view', icon: EyeIcon, label: words('view'), open: desk.view }],
  ];
}
