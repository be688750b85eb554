import type { CourseRow, User } from '@sen/api/contract/model';
import { courseMutations } from '@sen/api/resources/courses/courseMutations';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { mayDeleteCourse, mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import {
  CertificateIcon,
  ChatIcon,
  CheckIcon,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  EyeIcon,
  SurveyIcon,
} from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { words } from './words';

/** The properties of a course that its actions depend on. */
export type ActionableCourse = Pick<
  CourseRow,
  | 'id'
  | 'course_name'
  | 'company_id'
  | 'project_id'
  | 'project_name'
  | 'created_by'
  | 'teacher_id'
  | 'class_count'
>;

const CopyCourseDialog = lazyPart(async () => (await import('./CopyCourseDialog')).CopyCourseDialog);

/** The address of a course's form: `…/courses/edit/…` of its unit and project. */
export function editHref({
  id,
  company_id,
  project_id,
}: Pick<CourseRow, 'id' | 'company_id' | 'project_id'>) {
  return href('courseEdit', { companyId: company_id, projectId: project_id, courseId: id });
}

/** The actions on courses. */
export function courseActions(user: User): ActionGroups<ActionableCourse> {
  return [
    [
      {
        id: 'view',
        icon: EyeIcon,
        label: words('view'),
        href: ({ id }) => href('courseView', { cid: id }),
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        rule: (course) => mayEditCourse(user, course),
        href: editHref,
      },
      {
        id: 'ratings',
        icon: ChatIcon,
        label: words('ratings'),
        href: ({ id, company_id, project_id }) =>
          href('courseRatings', { company_id, project_id, course_id: id }),
      },
      {
        id: 'surveys',
        icon: SurveyIcon,
        label: words('surveys'),
        href: ({ id }) => href('courseSurveys', { cid: id }),
      },
      {
        id: 'certificate',
        icon: CertificateIcon,
        label: words('certificate'),
        rule: (course) => mayEditCourse(user, course),
        href: ({ id }) => href('courseCertificate', { cid: id }),
      },
      {
        id: 'rule',
        icon: CheckIcon,
        label: pageTitle('courseRule'),
        applies: ({ class_count: count }) => count > 0,
        rule: (course) => mayEditCourse(user, course),
        href: ({ id }) => href('courseRule', { cid: id }),
      },
      { id: 'copy', icon: CopyIcon, label: words('copy'), open: CopyCourseDialog },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('delete'),
        danger: true,
        bulk: true,
        rule: (course) => mayDeleteCourse(user, course),
        confirm: {
          title: (count) => words('deleteTitle', { count }),
          titleOfOne: ({ course_name: name }) => words('deleteOne', { name }),
          text: words('deleteText'),
        },
        run: (ids) => courseMutations.remove(ids),
        done: (count) => words('deleted', { count }),
        invalidates: [courseQueries.all()],
      },
    ],
  ];
}
