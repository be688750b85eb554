import type { ExamRow, User } from '@sen/api/contract/model';
import { examMutations } from '@sen/api/resources/exams/examMutations';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { can } from '@sen/domain/access/can';
import { stateAllowsExam } from '@sen/domain/exams/examVerbs';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import { ClassIcon, ExamIcon, FolderIcon, PrintIcon, SendIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { deleteAction, lockActions, readActions } from '../../patterns/banks/bankActions';
import { href } from '../../routes/paths';
import { mayEdit } from './mayEdit';
import { words } from './words';

/** The properties of an exam that its actions depend on. */
type ActionableExam = Pick<ExamRow, 'id' | 'title' | 'status' | 'in_use' | 'created_by'>;

const AssignToClassDialog = lazyPart(async () => (await import('./AssignToClassDialog')).AssignToClassDialog);

const PrintDialog = lazyPart(async () => (await import('./PrintDialog')).PrintDialog);

const bank = { words, nameOf: ({ title }: ActionableExam) => title, invalidates: [examQueries.all()] };

/** The actions on exams. */
export function examActions(user: User): ActionGroups<ActionableExam> {
  // Publishing an exam publishes its draft questions.
  const invalidates = [...bank.invalidates, questionQueries.all()];
  return [
    readActions(bank, {
      view: ({ id }) => href('examView', { svid: id }),
      edit: ({ id }) => href('examEdit', { svid: id }),
      mayEdit: (exam: ActionableExam) => mayEdit(user, exam),
      clone: examMutations.clone,
    }),
    [
      { id: 'print', icon: PrintIcon, label: words('print'), aside: true, open: PrintDialog },
      {
        id: 'preview',
        icon: ExamIcon,
        label: words('try'),
        href: ({ id }) => href('examPreview', { svid: id }),
      },
      {
        id: 'publish',
        icon: SendIcon,
        label: words('publish'),
        primary: true,
        rule: ({ status }) => stateAllowsExam(status, 'publish'),
        confirm: {
          title: (count) => words('publishTitle', { count }),
          titleOfOne: ({ title: name }) => words('publishOne', { name }),
          text: words('publishText'),
        },
        run: (ids) => Promise.all(ids.map((id) => examMutations.publish(id))),
        done: () => words('published'),
        invalidates,
      },
      {
        id: 'project',
        icon: FolderIcon,
        label: words('project'),
        applies: ({ status }) => status !== 'project',
        rule: ({ status }) => stateAllowsExam(status, 'project'),
        confirm: {
          title: (count) => words('projectTitle', { count }),
          titleOfOne: ({ title: name }) => words('projectOne', { name }),
          text: words('projectText'),
        },
        run: (ids) => Promise.all(ids.map((id) => examMutations.publish(id, 'project'))),
        done: () => words('givenToProjects'),
        invalidates,
      },
      {
        id: 'assign',
        icon: ClassIcon,
        label: words('assign'),
        primary: true,
        applies: ({ status }) => status !== 'draft' && can(user.role, 'class.assign'),
        rule: ({ status }) => stateAllowsExam(status, 'assign'),
        open: AssignToClassDialog,
      },
      ...lockActions(bank, {
        rule: ({ status }, verb) => stateAllowsExam(status, verb),
        lock: examMutations.lock,
      }),
    ],
    [
      deleteAction(bank, {
        rule: (exam) => mayDeleteUsed(exam, 'examInUse'),
        remove: examMutations.remove,
      }),
    ],
  ];
}
