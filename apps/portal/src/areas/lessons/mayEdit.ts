import type { Lesson, User } from '@sen/api/contract/model';
import { mayDeleteItem, mayEditItem, mayLockItem } from '@sen/domain/banks/mayEditItem';

type OwnedLesson = Pick<Lesson, 'status' | 'created_by'>;

/** The lesson with its unit; lessons that the server returns are in the user's scope. */
const owned = ({ company_id }: User, { status, created_by }: OwnedLesson) => ({
  status,
  created_by,
  company_id,
});

export const mayEdit = (user: User, lesson: OwnedLesson) => mayEditItem(user, owned(user, lesson));
export const mayLock = (user: User, lesson: OwnedLesson) => mayLockItem(user, owned(user, lesson));
export const mayDelete = (user: User, lesson: OwnedLesson) => mayDeleteItem(user, owned(user, lesson));
