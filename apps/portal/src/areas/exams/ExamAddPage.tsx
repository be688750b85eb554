import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { href } from '../../routes/paths';
import { ExamEditor } from './ExamEditor';
import { emptyExam, isExamForm } from './examForm';
import { formWords, words } from './words';

/** Makes an exam. */
export function ExamAddPage() {
  const user = useUser();
  const [initial] = useState(() => emptyExam(formWords('firstPart')));
  return (
    <FormPage
      title={formWords('adding')}
      back={{ href: href('exams'), label: words('title') }}
      draftKey={`${user.id}:exam:new`}
      base={null}
      initial={initial}
      isValue={isExamForm}
    >
      {(work) => <ExamEditor work={work} />}
    </FormPage>
  );
}
