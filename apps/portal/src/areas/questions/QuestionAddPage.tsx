import type { QuestionType } from '@sen/api/contract/model';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { emptyQuestion, questionReaders, isQuestionType } from './questionForm';
import { QuestionFormBody } from './QuestionFormBody';

/** Creates a question of the type in the URL. */
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
      title={pageTitle('questionAdd')}
      back={backToList('questions')}
      draftKey={`${user.id}:question:new`}
      base={null}
      initial={initial}
      readers={questionReaders}
    >
      {(work) => <QuestionFormBody work={work} />}
    </FormPage>
  );
}
