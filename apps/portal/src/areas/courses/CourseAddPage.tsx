import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { CourseEditor } from './CourseEditor';
import { emptyCourse, courseReaders } from './courseForm';

/** Creates a course. */
export function CourseAddPage() {
  const { id, company_id } = useUser();
  const back = backToList('courses');
  return (
    <FormPage
      title={pageTitle('courseAdd')}
      back={back}
      draftKey={`${id}:course:new`}
      base={null}
      initial={emptyCourse(company_id ?? '')}
      readers={courseReaders}
    >
      {(work) => <CourseEditor work={work} label={pageTitle('courseAdd')} back={back.href} />}
    </FormPage>
  );
}
