import type { Course, User } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { freeCourseMutations } from '@sen/api/resources/freeCourses/freeCourseMutations';
import { registrationQueries } from '@sen/api/resources/registration/registrationQueries';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import {
  mayAskForPublic,
  mayWithdrawPublic,
  type PublicFacts,
} from '@sen/domain/freeCourses/freeCourseRules';
import { LockIcon, UnitIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { publicWords as words } from './publicWords';

const PublicDialog = lazyPart(async () => (await import('./PublicDialog')).PublicDialog);

const factsOf = ({ course_name, public_since, public_request }: Course): PublicFacts => ({
  course_name,
  public_since,
  public_asked: public_request?.status ?? null,
});

/** Asking that a course is made public, and taking it back. */
export function publicActions(user: User): ActionGroups<Course> {
  return [
    [
      {
        id: 'makePublic',
        icon: UnitIcon,
        label: words('makePublic'),
        applies: (course) => mayAskForPublic(factsOf(course)).allowed,
        rule: (course) => mayEditCourse(user, course),
        open: PublicDialog,
      },
      {
        id: 'withdrawPublic',
        icon: LockIcon,
        label: words('withdraw'),
        applies: (course) => mayWithdrawPublic(factsOf(course)).allowed,
        rule: (course) => mayEditCourse(user, course),
        confirm: { title: () => words('withdrawTitle'), text: words('withdrawText') },
        run: async ([id = '']) => freeCourseMutations.withdrawPublic(id),
        done: () => words('withdrawn'),
        invalidates: [courseQueries.all(), registrationQueries.all()],
      },
    ],
  ];
}
