import type { Question } from '@sen/api/contract/model';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { plainTitle } from '../../words/plainTitle';
import { mayEdit } from './mayEdit';
import { formOf, questionReaders } from './questionForm';
import { QuestionFormBody } from './QuestionFormBody';

/** Edits a question; saving one that an exam uses creates a copy. */
export function QuestionEditPage({ params }: { params: { qid: string } }) {
  const user = useUser();
  return (
    <EditPage
      query={questionQueries.detail(params.qid)}
      name={({ title }) => plainTitle(title)}
      guard={{
        rule: (question) => mayEdit(user, question),
        view: ({ id }) => href('questionView', { qid: id }),
      }}
    >
      {(question) => <EditedQuestion question={question} />}
    </EditPage>
  );
}

function EditedQuestion({ question }: { question: Question }) {
  const user = useUser();
  const initial = useMemo(() => formOf(question), [question]);
  return (
    <FormPage
      title={pageTitle('questionEdit')}
      back={{ href: href('questionView', { qid: question.id }), label: pageTitle('questionView') }}
      draftKey={`${user.id}:question:${question.id}`}
      base={String(question.version)}
      initial={initial}
      readers={questionReaders}
    >
      {(work) => <QuestionFormBody work={work} question={question} />}
    </FormPage>
  );
}
