import type { QuestionType } from '@sen/api/contract/model';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { href } from '../../routes/paths';
import { formWords } from './formWords';
import { emptyQuestion, isQuestionForm, isQuestionType } from './questionForm';
import { QuestionFormBody } from './QuestionFormBody';
import { words } from './words';

/** Writes a question of the type that the address names. */
export function QuestionAddPage({ params: { name } }: { params: { name: string } }) {
  return isQuestionType(name) ? (
    <NewQuestion type={name} key={name} />
  ) : (
    <Redirect to={href('notFound')} replace />
  );
}

function NewQuestion({ type }: { type: QuestionType }) {
  const user = useUser();
  const [initial] = useState(() => emptyQuestion(type));
  return (
    <FormPage
      title={formWords('adding')}
      back={{ href: href('questions'), label: words('title') }}
      measure="wide"
      draftKey={`${user.id}:question:new`}
      base={null}
      initial={initial}
      isValue={isQuestionForm}
    >
      {(work) => <QuestionFormBody work={work} />}
    </FormPage>
  );
}
