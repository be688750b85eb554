import type { FullCourse } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { backToList } from '../../patterns/list/lastLists';
import { RefusedPage } from '../../patterns/RefusedPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { refusalText } from '../../words/refusalText';
import { ClassEditor } from './ClassEditor';
import { emptyClass, classReaders } from './classForm';
import { formWords } from './formWords';

interface ClassAddPageProps {
  params: { companyId: string; projectId: string; courseId: string };
}

/** Creates a class of a course. */
export function ClassAddPage({ params: { companyId, projectId, courseId } }: ClassAddPageProps) {
  return (
    <LoadedForm
      query={useQuery(courseQueries.full(courseId))}
      belongs={({ data }) => data.company_id === companyId && data.project_id === projectId}
    >
      {({ data }) => <NewClass course={data} />}
    </LoadedForm>
  );
}

function NewClass({ course }: { course: FullCourse }) {
  const user = useUser();
  const verdict = mayEditCourse(user, course);
  const title = pageTitle('classAdd');
  const above = { href: href('courseView', { cid: course.id }), label: course.course_name };
  if (!verdict.allowed)
    return (
      <RefusedPage
        title={formWords('notYours')}
        reason={refusalText(verdict)}
        to={{ href: above.href, label: formWords('toCourse') }}
      />
    );
  // Only administrators give a class to somebody else.
  const lecturer = user.role === 'teacher' ? user : course.teacher;
  return (
    <FormPage
      title={title}
      breadcrumbs={<Breadcrumbs items={[backToList('courses'), above]} current={title} />}
      draftKey={`${user.id}:class:${course.id}:new`}
      base={null}
      initial={emptyClass(lecturer && { id: lecturer.id, name: lecturer.name })}
      readers={classReaders}
    >
      {(work) => <ClassEditor work={work} label={title} course={course} back={above.href} />}
    </FormPage>
  );
}
