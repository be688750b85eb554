import type { QuestionRow, User } from '@sen/api/contract/model';
import { mayDeleteUsed } from '@sen/domain/exams/used';
import { mayDeleteQuestion } from '@sen/domain/questions/mayDeleteQuestion';
import { Icon } from '@sen/ui/Icon';
import { DeleteIcon, EditIcon, EyeIcon } from '@sen/ui/icons';
import type { MenuAction } from '@sen/ui/Menu';
import { href } from '../../routes/paths';
import { refusalText } from '../../words/refusalText';
import { mayEdit } from './mayEdit';
import { words } from './words';

/** Why this person cannot delete a question, in words; nothing when it can be. */
export function refuseToDelete(user: User, row: QuestionRow): string | undefined {
  const own = mayDeleteQuestion(user, { created_by: row.created_by, company_id: user.company_id });
  return refusalText(own.allowed ? mayDeleteUsed(row, 'questionInUse') : own);
}

/** The menu of a question in the bank; what may not be done is greyed and says why. */
export function questionRowActions(
  user: User,
  row: QuestionRow,
  onDelete: (id: string) => void,
): MenuAction[][] {
  const qid = row.id;
  return [
    [
      { id: 'view', label: words('view'), icon: <Icon of={EyeIcon} />, href: href('questionView', { qid }) },
      {
        id: 'edit',
        label: words('edit'),
        icon: <Icon of={EditIcon} />,
        disabledReason: refusalText(mayEdit(user, row)),
        href: href('questionEdit', { qid }),
      },
    ],
    [
      {
        id: 'delete',
        label: words('delete'),
        icon: <Icon of={DeleteIcon} />,
        danger: true,
        disabledReason: refuseToDelete(user, row),
        onAction: () => onDelete(row.id),
      },
    ],
  ];
}
