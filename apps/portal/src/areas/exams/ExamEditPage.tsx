import type { Exam } from '@sen/api/contract/model';
import { examQueries } from '@sen/api/resources/exams/examQueries';
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
import { ExamEditor } from './ExamEditor';
import { formOf, examReaders } from './examForm';
import { mayEdit } from './mayEdit';
import { formWords } from './words';

/** Edits an exam; saving one that is assigned to a class creates a copy. */
export function ExamEditPage({ params }: { params: { svid: string } }) {
  // No refetch while editing: the draft notices that the server's version has changed.
  const query = useQuery({ ...examQueries.detail(params.svid), refetchOnWindowFocus: false });
  useDocumentName(query.data?.data.title ?? '');
  if (query.data) return <EditedExam exam={query.data.data} />;
  return (
    <PageFrame measure="sheet">
      <Loaded query={query}>{() => null}</Loaded>
    </PageFrame>
  );
}

function EditedExam({ exam }: { exam: Exam }) {
  const user = useUser();
  const initial = useMemo(() => formOf(exam), [exam]);
  if (!mayEdit(user, exam).allowed) return <Redirect to={href('forbidden')} replace />;
  return (
    <FormPage
      title={formWords('editing', { title: exam.title })}
      back={{ href: href('examView', { svid: exam.id }), label: pageTitle('examView') }}
      draftKey={`${user.id}:exam:${exam.id}`}
      base={exam.updated_at}
      initial={initial}
      readers={examReaders}
    >
      {(work) => <ExamEditor work={work} exam={exam} />}
    </FormPage>
  );
}
