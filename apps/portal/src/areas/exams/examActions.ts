import type { ExamRow, User } from '@sen/api/contract/model';
import { examMutations } from '@sen/api/resources/exams/examMutations';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { can } from '@sen/domain/access/can';
import { allowed } from '@sen/domain/errors/verdict';
import { stateAllowsExam } from '@sen/domain/exams/examVerbs';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import {
  ClassIcon,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  EyeIcon,
  FolderIcon,
  LockIcon,
  SendIcon,
  UnlockIcon,
} from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { mayEdit } from './mayEdit';
import { words } from './words';

/** The properties of an exam that its actions depend on; a row of the bank has no author. */
type ActionableExam = Pick<ExamRow, 'id' | 'title' | 'status' | 'in_use'> & { created_by?: string };

const AssignToClassDialog = lazyPart(async () => (await import('./AssignToClassDialog')).AssignToClassDialog);

/** The actions on exams. */
export function examActions(user: User): ActionGroups<ActionableExam> {
  const invalidates = [examQueries.all()];
  return [
    [
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        href: ({ id }) => href('examView', { svid: id }),
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        rule: ({ status, created_by }) =>
          created_by === undefined ? allowed : mayEdit(user, { status, created_by }),
        href: ({ id }) => href('examEdit', { svid: id }),
      },
      {
        id: 'clone',
        icon: CopyIcon,
        label: words('clone'),
        run: (ids) => Promise.all(ids.map((id) => examMutations.clone(id))),
        done: () => words('cloned'),
        invalidates,
      },
    ],
    [
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
      {
        id: 'lock',
        icon: LockIcon,
        label: words('lock'),
        bulk: true,
        applies: ({ status }) => status !== 'locked',
        rule: ({ status }) => stateAllowsExam(status, 'lock'),
        confirm: {
          title: (count) => words('lockTitle', { count }),
          titleOfOne: ({ title: name }) => words('lockOne', { name }),
          text: words('lockText'),
        },
        run: (ids) => examMutations.lock(ids, true),
        done: (count) => words('locked', { count }),
        invalidates,
      },
      {
        id: 'unlock',
        icon: UnlockIcon,
        label: words('unlock'),
        bulk: true,
        applies: ({ status }) => status === 'locked',
        rule: ({ status }) => stateAllowsExam(status, 'unlock'),
        confirm: {
          title: (count) => words('unlockTitle', { count }),
          titleOfOne: ({ title: name }) => words('unlockOne', { name }),
          text: words('unlockText'),
        },
        run: (ids) => examMutations.lock(ids, false),
        done: (count) => words('unlocked', { count }),
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
        rule: (exam) => mayDeleteUsed(exam, 'examInUse'),
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ title: name }) => words('deleteOne', { name }),
          text: words('deleteText'),
        },
        run: (ids) => examMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates,
      },
    ],
  ];
}
