import type { FullCourse } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
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
  // No refetch while editing: saving compares the version that was loaded, and merges.
  const query = useQuery({ ...courseQueries.full(courseId), refetchOnWindowFocus: false });
  useDocumentName(query.data?.data.course_name ?? '');
  return (
    <Loaded
      query={query}
      loading={<PageFrame measure="sheet">{null}</PageFrame>}
      belongs={({ data }) => data.company_id === companyId && data.project_id === projectId}
    >
      {({ data }) => <EditedCourse course={data} />}
    </Loaded>
  );
}

function EditedCourse({ course }: { course: FullCourse }) {
  const user = useUser();
  const initial = useMemo(() => formOf(course), [course]);
  if (!mayEditCourse(user, course).allowed) return <Redirect to={href('forbidden')} replace />;
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
