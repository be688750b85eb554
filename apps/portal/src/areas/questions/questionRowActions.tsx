import type { QuestionRow } from '@sen/api/contract/model';
import { mayDeleteUsed } from '@sen/domain/exams/used';
import { Icon } from '@sen/ui/Icon';
import { DeleteIcon } from '@sen/ui/icons';
import type { MenuAction } from '@sen/ui/Menu';
import { refusalText } from '../../words/refusalText';
import { words } from './words';

/** Why a question cannot be deleted, in words; nothing when it can. */
export function refuseToDelete(row: QuestionRow): string | undefined {
  return refusalText(mayDeleteUsed(row, 'questionInUse'));
}

/** The menu of a question in the bank. */
export function questionRowActions(row: QuestionRow, onDelete: (id: string) => void): MenuAction[][] {
  return [
    [
      {
        id: 'delete',
        label: words('delete'),
        icon: <Icon of={DeleteIcon} />,
        danger: true,
        disabledReason: refuseToDelete(row),
        onAction: () => onDelete(row.id),
      },
    ],
  ];
}
