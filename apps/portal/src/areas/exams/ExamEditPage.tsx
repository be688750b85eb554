import type { Exam } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { ExamEditor } from './ExamEditor';
import { formOf, examReaders } from './examForm';
import { mayEdit } from './mayEdit';
import { formWords } from './words';

/** Edits an exam; saving one that is assigned to a class creates a copy. */
export function ExamEditPage({ params }: { params: { svid: string } }) {
  const user = useUser();
  return (
    <EditPage
      query={examQueries.detail(params.svid)}
      name={({ title }) => title}
      guard={{ rule: (exam) => mayEdit(user, exam), view: ({ id }) => href('examView', { svid: id }) }}
    >
      {(exam) => <EditedExam exam={exam} />}
    </EditPage>
  );
}

function EditedExam({ exam }: { exam: Exam }) {
  const user = useUser();
  const initial = useMemo(() => formOf(exam), [exam]);
  return (
    <FormPage
      title={formWords('editing', { title: exam.title })}
      back={{ href: href('examView', { svid: exam.id }), label: pageTitle('examView') }}
      draftKey={`${user.id}:exam:${exam.id}`}
      base={String(exam.version)}
      initial={initial}
      readers={examReaders}
    >
      {(work) => <ExamEditor work={work} exam={exam} />}
    </FormPage>
  );
}
