import type { LessonRow, User } from '@sen/api/contract/model';
import { lessonMutations } from '@sen/api/resources/lessons/lessonMutations';
import { lessonQueries } from '@sen/api/resources/lessons/lessonQueries';
import { mayDeleteUsed } from '@sen/domain/banks/used';
import { firstRefusal } from '@sen/domain/errors/verdict';
import { stateAllowsLesson } from '@sen/domain/lessons/lessonVerbs';
import type { ActionGroups } from '../../patterns/actions/Action';
import { deleteAction, lockActions, readActions } from '../../patterns/banks/bankActions';
import { href } from '../../routes/paths';
import { mayDelete, mayEdit, mayLock } from './mayEdit';
import { words } from './words';

/** The properties of a lesson that its actions depend on. */
type ActionableLesson = Pick<LessonRow, 'id' | 'name' | 'status' | 'in_use' | 'created_by'>;

const bank = { words, nameOf: ({ name }: ActionableLesson) => name, invalidates: [lessonQueries.all()] };

/** The actions on lessons. */
export function lessonActions(user: User): ActionGroups<ActionableLesson> {
  return [
    readActions(bank, {
      view: ({ id }) => href('lessonView', { lessonid: id }),
      edit: ({ id }) => href('lessonEdit', { lessonid: id }),
      mayEdit: (lesson: ActionableLesson) => mayEdit(user, lesson),
      clone: lessonMutations.clone,
    }),
    lockActions(bank, {
      rule: (lesson, verb) => firstRefusal(mayLock(user, lesson), stateAllowsLesson(lesson.status, verb)),
      lock: lessonMutations.lock,
    }),
    [
      deleteAction(bank, {
        rule: (lesson) => firstRefusal(mayDelete(user, lesson), mayDeleteUsed(lesson, 'lessonInUse')),
        remove: lessonMutations.remove,
      }),
    ],
  ];
}
