import type { LessonRow, User } from '@sen/api/contract/model';
import { lessonMutations } from '@sen/api/resources/lessons/lessonMutations';
import { lessonQueries } from '@sen/api/resources/lessons/lessonQueries';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import { firstRefusal } from '@sen/domain/errors/verdict';
import { stateAllowsLesson } from '@sen/domain/lessons/lessonVerbs';
import { CopyIcon, DeleteIcon, EditIcon, EyeIcon, LockIcon, UnlockIcon } from '@sen/ui/icons';
import type { ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { mayDelete, mayEdit, mayLock } from './mayEdit';
import { words } from './words';

/** The properties of a lesson that its actions depend on. */
type ActionableLesson = Pick<LessonRow, 'id' | 'name' | 'status' | 'in_use' | 'created_by'>;

/** The actions on lessons. */
export function lessonActions(user: User): ActionGroups<ActionableLesson> {
  const invalidates = [lessonQueries.all()];
  return [
    [
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        href: ({ id }) => href('lessonView', { lessonid: id }),
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        rule: (lesson) => mayEdit(user, lesson),
        href: ({ id }) => href('lessonEdit', { lessonid: id }),
      },
      {
        id: 'clone',
        icon: CopyIcon,
        label: words('clone'),
        run: (ids) => Promise.all(ids.map((id) => lessonMutations.clone(id))),
        done: () => words('cloned'),
        invalidates,
      },
    ],
    [
      {
        id: 'lock',
        icon: LockIcon,
        label: words('lock'),
        bulk: true,
        applies: ({ status }) => status !== 'locked',
        rule: (lesson) => firstRefusal(mayLock(user, lesson), stateAllowsLesson(lesson.status, 'lock')),
        confirm: {
          title: (count) => words('lockTitle', { count }),
          titleOfOne: ({ name }) => words('lockOne', { name }),
          text: words('lockText'),
        },
        run: (ids) => lessonMutations.lock(ids, true),
        done: (count) => words('locked', { count }),
        invalidates,
      },
      {
        id: 'unlock',
        icon: UnlockIcon,
        label: words('unlock'),
        bulk: true,
        applies: ({ status }) => status === 'locked',
        rule: (lesson) => firstRefusal(mayLock(user, lesson), stateAllowsLesson(lesson.status, 'unlock')),
        confirm: {
          title: (count) => words('unlockTitle', { count }),
          titleOfOne: ({ name }) => words('unlockOne', { name }),
          text: words('unlockText'),
        },
        run: (ids) => lessonMutations.lock(ids, false),
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
        rule: (lesson) => firstRefusal(mayDelete(user, lesson), mayDeleteUsed(lesson, 'lessonInUse')),
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ name }) => words('deleteOne', { name }),
          text: words('deleteText'),
        },
        run: (ids) => lessonMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates,
      },
    ],
  ];
}
