import type { Question } from '@sen/api/contract/model';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { plainTitle } from '../../words/plainTitle';
import { mayEdit } from './mayEdit';
import { formOf, questionReaders } from './questionForm';
import { QuestionFormBody } from './QuestionFormBody';

/** Edits a question; saving one that an exam uses creates a copy. */
export function QuestionEditPage({ params }: { params: { qid: string } }) {
  // No refetch while editing: the draft notices that the server's version has changed.
  const query = useQuery({ ...questionQueries.detail(params.qid), refetchOnWindowFocus: false });
  if (query.data) return <EditedQuestion question={query.data.data} />;
  return (
    <PageFrame measure="sheet">
      <Loaded query={query}>{() => null}</Loaded>
    </PageFrame>
  );
}

function EditedQuestion({ question }: { question: Question }) {
  const user = useUser();
  useDocumentName(plainTitle(question.title));
  const initial = useMemo(() => formOf(question), [question]);
  if (!mayEdit(user, question).allowed) return <Redirect to={href('forbidden')} replace />;
  return (
    <FormPage
      title={pageTitle('questionEdit')}
      back={{ href: href('questionView', { qid: question.id }), label: pageTitle('questionView') }}
      draftKey={`${user.id}:question:${question.id}`}
      base={question.updated_at}
      initial={initial}
      readers={questionReaders}
    >
      {(work) => <QuestionFormBody work={work} question={question} />}
    </FormPage>
  );
}
