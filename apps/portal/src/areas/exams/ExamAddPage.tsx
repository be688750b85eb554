import type { QuestionRow } from '@sen/api/contract/model';
import { importQueries } from '@sen/api/resources/imports/importQueries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { ExamEditor } from './ExamEditor';
import { emptyExam, examOf, examReaders } from './examForm';
import { formWords } from './words';

/** Creates an exam, of the questions of the import that the address may name. */
export function ExamAddPage() {
  const [address] = useSearchParams();
  const imported = address.get('import');
  return imported === null ? <NewExam /> : <NewExamOf key={imported} imported={imported} />;
}

function NewExamOf({ imported }: { imported: string }) {
  return (
    <LoadedForm query={useQuery(importQueries.questions(imported))}>
      {({ data }) => <NewExam source={{ imported, questions: data }} />}
    </LoadedForm>
  );
}

interface NewExamProps {
  source?: { imported: string; questions: readonly QuestionRow[] };
}

function NewExam({ source }: NewExamProps) {
  const user = useUser();
  const [initial] = useState(() => {
    const empty = emptyExam(formWords('firstPart'));
    return source ? examOf(source.questions, empty) : empty;
  });
  return (
    <FormPage
      title={pageTitle('examAdd')}
      back={backToList('exams')}
      draftKey={`${user.id}:exam:new${source ? `:${source.imported}` : ''}`}
      base={null}
      initial={initial}
      readers={examReaders}
    >
      {(work) => <ExamEditor work={work} />}
    </FormPage>
  );
}
