import type { Lesson } from '@sen/api/contract/model';
import { lessonQueries } from '@sen/api/resources/lessons/lessonQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { LessonEditor } from './LessonEditor';
import { formOf, lessonReaders } from './lessonForm';
import { mayEdit } from './mayEdit';
import { formWords } from './words';

/** Edits a lesson; saving one that a class teaches creates a copy. */
export function LessonEditPage({ params }: { params: { lessonid: string } }) {
  const user = useUser();
  return (
    <EditPage
      query={lessonQueries.detail(params.lessonid)}
      name={({ name }) => name}
      guard={{
        rule: (lesson) => mayEdit(user, lesson),
        view: ({ id }) => href('lessonView', { lessonid: id }),
      }}
    >
      {(lesson) => <EditedLesson key={lesson.id} lesson={lesson} />}
    </EditPage>
  );
}

function EditedLesson({ lesson }: { lesson: Lesson }) {
  const user = useUser();
  const initial = useMemo(() => formOf(lesson), [lesson]);
  return (
    <FormPage
      title={formWords('editing', { name: lesson.name })}
      back={{ href: href('lessonView', { lessonid: lesson.id }), label: pageTitle('lessonView') }}
      draftKey={`${user.id}:lesson:${lesson.id}`}
      base={String(lesson.version)}
      initial={initial}
      readers={lessonReaders}
    >
      {(work) => <LessonEditor work={work} lesson={lesson} />}
    </FormPage>
  );
}
