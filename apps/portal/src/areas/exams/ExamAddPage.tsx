import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { ExamEditor } from './ExamEditor';
import { emptyExam, examReaders } from './examForm';
import { formWords } from './words';

/** Creates an exam. */
export function ExamAddPage() {
  const user = useUser();
  const [initial] = useState(() => emptyExam(formWords('firstPart')));
  return (
    <FormPage
      title={pageTitle('examAdd')}
      back={backToList('exams')}
      draftKey={`${user.id}:exam:new`}
      base={null}
      initial={initial}
      readers={examReaders}
    >
      {(work) => <ExamEditor work={work} />}
    </FormPage>
  );
}
