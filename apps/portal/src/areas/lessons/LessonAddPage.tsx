import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { backToLessons } from './backToLessons';
import { LessonEditor } from './LessonEditor';
import { emptyLesson, lessonReaders } from './lessonForm';

/** Creates a lesson. */
export function LessonAddPage() {
  const user = useUser();
  return (
    <FormPage
      title={pageTitle('lessonAdd')}
      back={backToLessons()}
      draftKey={`${user.id}:lesson:new`}
      base={null}
      initial={emptyLesson}
      readers={lessonReaders}
    >
      {(work) => <LessonEditor work={work} />}
    </FormPage>
  );
}
