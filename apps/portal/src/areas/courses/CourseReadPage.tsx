import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { PageHeader } from '@sen/ui/PageHeader';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { CourseDocument } from './CourseDocument';
import { CourseTrail } from './CourseTrail';

interface CourseReadPageProps {
  params: { companyId: string; projectId: string; courseId: string };
}

/** A course at the address of its form, opened to be read: nothing on it can be changed. */
export function CourseReadPage({ params: { companyId, projectId, courseId } }: CourseReadPageProps) {
  const query = useQuery(courseQueries.full(courseId));
  return (
    <DetailPage
      query={query}
      name={({ data }) => data.course_name}
      measure="page"
      belongs={({ data }) => data.company_id === companyId && data.project_id === projectId}
    >
      {({ data: course }) => (
        <>
          <PageHeader
            title={course.course_name}
            breadcrumbs={<CourseTrail course={course} current={course.course_name} />}
          />
          <CourseDocument course={course} />
        </>
      )}
    </DetailPage>
  );
}
