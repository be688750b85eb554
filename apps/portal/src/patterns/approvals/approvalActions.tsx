import type { User } from '@sen/api/contract/model';
import { mayDecide, mayUndo } from '@sen/domain/approvals/mayDecide';
import type { Verdict } from '@sen/domain/errors/verdict';
import { CheckIcon, CloseIcon, EyeIcon, UndoIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionDialogProps, ActionGroups } from '../actions/Action';
import type { ApprovalDesk, ApprovalRow } from './ApprovalDesk';
import { words } from './words';

const DenyDialog = lazyPart(async () => (await import('./DenyDialog')).DenyDialog);

/** Why a row cannot be selected for a decision; undefined while it waits. */
export function decidedReason({ status }: ApprovalRow): string | undefined {
  if (status === 'pending') return undefined;
  return words(status === 'withdrawn' ? 'withdrawnAlready' : 'decidedAlready');
}

const isDecided = ({ status }: ApprovalRow) => status === 'approved' || status === 'denied';

/** The actions on rows that wait for a decision, or had one: approve, deny, undo, view. */
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
        bulk: true,
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
      {
        id: 'undo',
        icon: UndoIcon,
        label: words('undo'),
        applies: isDecided,
        rule: (row: Row): Verdict => mayUndo(user, row),
        confirm: {
          title: () => words('undoTitle'),
          titleOfOne: ({ name }) => words('undoOne', { name }),
          text: words('undoText'),
        },
        run: desk.undo,
        done: () => words('undoDone'),
        invalidates: desk.invalidates,
      },
    ],
    [{ id: 'view', icon: EyeIcon, label: words('view'), open: desk.view }],
  ];
}
