import type { FullCourse } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { href } from '../../routes/paths';
import { CourseEditor } from './CourseEditor';
import { formOf, courseReaders } from './courseForm';
import { CourseTrail } from './CourseTrail';
import { formWords } from './formWords';

interface CourseEditPageProps {
  params: { companyId: string; projectId: string; courseId: string };
}

/** Edits a course with its chapters. */
export function CourseEditPage({ params: { companyId, projectId, courseId } }: CourseEditPageProps) {
  const user = useUser();
  return (
    <EditPage
      query={courseQueries.full(courseId)}
      name={({ course_name }) => course_name}
      belongs={({ company_id, project_id }) => company_id === companyId && project_id === projectId}
      guard={{
        rule: (course) => mayEditCourse(user, course),
        view: ({ id }) => href('courseView', { cid: id }),
      }}
    >
      {(course) => <EditedCourse course={course} />}
    </EditPage>
  );
}

function EditedCourse({ course }: { course: FullCourse }) {
  const user = useUser();
  const initial = useMemo(() => formOf(course), [course]);
  const title = formWords('editing', { name: course.course_name });
  const back = { href: href('courseView', { cid: course.id }), label: course.course_name };
  return (
    <FormPage
      title={title}
      breadcrumbs={<CourseTrail course={course} below={[back]} current={formWords('editingHere')} />}
      draftKey={`${user.id}:course:${course.id}`}
      base={String(course.version)}
      initial={initial}
      readers={courseReaders}
    >
      {(work) => <CourseEditor work={work} label={title} back={back.href} />}
    </FormPage>
  );
}
