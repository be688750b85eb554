import type { QuestionRow, User } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { questionMutations } from '@sen/api/resources/questions/questionMutations';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { firstRefusal, type Verdict } from '@sen/domain/errors/verdict';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import { mayDeleteQuestion } from '@sen/domain/questions/mayDeleteQuestion';
import { shorten } from '@sen/domain/text/shorten';
import { CheckIcon, CopyIcon, DeleteIcon, DownloadIcon, EditIcon, EyeIcon, FlagIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionDialogProps, ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { exportWords } from './exportWords';
import { mayEdit } from './mayEdit';
import { plainTitle } from '../../words/plainTitle';
import { words } from './words';

const MarkErrorDialog = lazyPart(async () => (await import('./MarkErrorDialog')).MarkErrorDialog);
const ExportDialog = lazyPart(async () => (await import('./ExportDialog')).ExportDialog);

type ActionableQuestion = Pick<
  QuestionRow,
  'id' | 'title' | 'status' | 'created_by' | 'in_use' | 'check_error'
>;

/** Questions that the server returns belong to the user's unit. */
function mayDelete(user: User, question: ActionableQuestion): Verdict {
  const { created_by } = question;
  return firstRefusal(
    mayDeleteQuestion(user, { created_by, company_id: user.company_id }),
    mayDeleteUsed(question, 'questionInUse'),
  );
}

/** The actions on questions of the bank. */
export function questionActions(user: User): ActionGroups<ActionableQuestion> {
  const invalidates = [questionQueries.all(), examQueries.all()];
  return [
    [
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        href: ({ id }) => href('questionView', { qid: id }),
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        primary: true,
        rule: (question) => mayEdit(user, question),
        href: ({ id }) => href('questionEdit', { qid: id }),
      },
      {
        id: 'clone',
        icon: CopyIcon,
        label: words('clone'),
        run: (ids) => Promise.all(ids.map((id) => questionMutations.clone(id))),
        done: () => words('cloned'),
        invalidates,
      },
      {
        id: 'export',
        icon: DownloadIcon,
        label: exportWords('export'),
        bulk: true,
        open: ({ ids, onDone, onClose }: ActionDialogProps<ActionableQuestion>) => (
          <ExportDialog questions={{ ids }} count={ids.length} onDone={onDone} onClose={onClose} />
        ),
      },
      {
        id: 'markError',
        icon: FlagIcon,
        label: words('markError'),
        applies: ({ check_error }) => !check_error,
        bulk: true,
        open: MarkErrorDialog,
      },
      {
        id: 'unmarkError',
        icon: CheckIcon,
        label: words('unmarkError'),
        applies: ({ check_error }) => check_error,
        run: (ids) => questionMutations.markErrors(ids, false),
        done: () => words('errorUnmarked'),
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
        rule: (question) => mayDelete(user, question),
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ title }) => words('deleteOne', { name: shorten(plainTitle(title), 80) }),
          text: words('deleteText'),
        },
        run: (ids) => questionMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates,
      },
    ],
  ];
}
