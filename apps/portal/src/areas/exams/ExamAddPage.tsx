import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { ExamEditor } from './ExamEditor';
import { emptyExam, isExamForm } from './examForm';
import { formWords } from './words';

/** Creates an exam. */
export function ExamAddPage() {
  const user = useUser();
  const [initial] = useState(() => emptyExam(formWords('firstPart')));
  return (
    <FormPage
      title={pageTitle('examAdd')}
      back={{ href: href('exams'), label: pageTitle('exams') }}
      draftKey={`${user.id}:exam:new`}
      base={null}
      initial={initial}
      isValue={isExamForm}
    >
      {(work) => <ExamEditor work={work} />}
    </FormPage>
  );
}
