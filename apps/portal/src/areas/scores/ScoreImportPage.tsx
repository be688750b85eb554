import type { Class } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { assignedExams } from '@sen/domain/classes/assignedExams';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { ImportPage } from '../../patterns/imports/ImportPage';
import { Loaded } from '../../patterns/Loaded';
import { href, type ParamsOf } from '../../routes/paths';
import { pageTitle } from '../../routes/pageTitles';
import { useScoreImport } from './useScoreImport';
import { words } from './words';

/** Enters scores of an exam of a class from a file. */
export function ScoreImportPage({ params: { cid } }: { params: ParamsOf<'scoreImport'> }) {
  const query = useQuery(classQueries.detail(cid));
  return <Loaded query={query}>{({ data }) => <ScoreImport classroom={data} />}</Loaded>;
}

function ScoreImport({ classroom }: { classroom: Class }) {
  const { id: cid, classroom_name: label } = classroom;
  const back = { href: href('classroom', { cid }), label };
  const exams = assignedExams(classroom).filter(({ timing }) => timing !== 'not_started');
  const definition = useScoreImport(cid, exams);
  const title = pageTitle('scoreImport');
  if (exams.length > 0) return <ImportPage title={title} back={back} definition={definition} />;
  return (
    <PageFrame>
      <Stack gap="l">
        <PageHeader title={title} back={back} />
        <EmptyState icon={ExamIcon} title={words('noExam')}>
          {words('noExamText')}
        </EmptyState>
      </Stack>
    </PageFrame>
  );
}
