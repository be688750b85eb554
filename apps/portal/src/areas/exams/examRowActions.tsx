import type { ExamRow } from '@sen/api/contract/model';
import { Icon } from '@sen/ui/Icon';
import { DeleteIcon, EditIcon, EyeIcon, LockIcon, SendIcon, UnlockIcon } from '@sen/ui/icons';
import type { MenuAction } from '@sen/ui/Menu';
import { href } from '../../routes/paths';
import { examActionTexts, whyNot, type ExamAction } from './examActions';
import { words } from './words';

export const examActionIcons = {
  publish: SendIcon,
  lock: LockIcon,
  unlock: UnlockIcon,
  delete: DeleteIcon,
} as const satisfies Record<ExamAction, unknown>;

/** The menu of an exam in the bank; what its state does not allow is greyed and says why. */
export function examRowActions(row: ExamRow, ask: (action: ExamAction, id: string) => void): MenuAction[][] {
  const asked = (action: ExamAction): MenuAction => ({
    id: action,
    label: examActionTexts(action).label,
    icon: <Icon of={examActionIcons[action]} />,
    danger: action === 'delete',
    disabledReason: whyNot(action, [row]),
    onAction: () => ask(action, row.id),
  });
  const svid = row.id;
  return [
    [
      { id: 'view', label: words('view'), icon: <Icon of={EyeIcon} />, href: href('examView', { svid }) },
      { id: 'edit', label: words('edit'), icon: <Icon of={EditIcon} />, href: href('examEdit', { svid }) },
    ],
    [asked('publish'), asked(row.status === 'locked' ? 'unlock' : 'lock')],
    [asked('delete')],
  ];
}
