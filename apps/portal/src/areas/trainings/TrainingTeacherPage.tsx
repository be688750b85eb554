import type { TestedStudent, TrainingComparison } from '@sen/api/contract/model';
import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { testKinds } from '@sen/domain/trainings/checkTraining';
import { BarChart } from '@sen/ui/BarChart';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Columns } from '@sen/ui/Columns';
import { DataTable } from '@sen/ui/DataTable';
import { EmptyState } from '@sen/ui/EmptyState';
import { Heading } from '@sen/ui/Heading';
import { ReportIcon } from '@sen/ui/icons';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { meetingLabel } from '../../words/labels';
import { GroupFigures } from './GroupFigures';
import { changeText, resultText } from './testWords';
import { resultWords as words, words as factWords } from './words';

/** The results of both tests side by side: of the group, and of each student. */
export function TrainingTeacherPage({ params: { tid } }: { params: ParamsOf<'trainingTeacher'> }) {
  const query = useQuery(trainingQueries.comparison(tid));
  return (
    <DetailPage query={query} name={({ data }) => data.name} measure="page">
      {({ data }) => (
        <>
          <PageHeader
            title={pageTitle('trainingTeacher')}
            back={{ href: href('trainingView', { tid }), label: data.name }}
            actions={<ButtonLink href={href('marking', { cid: tid })}>{factWords('mark')}</ButtonLink>}
          />
          {data.students.every(
            ({ pretest, posttest }) => pretest.state === 'none' && posttest.state === 'none',
          ) ? (
            <EmptyState icon={ReportIcon} title={words('emptyTitle')}>
              {words('emptyText')}
            </EmptyState>
          ) : (
            <Compared tid={tid} comparison={data} />
          )}
        </>
      )}
    </DetailPage>
  );
}

function Compared({ tid, comparison: { group, students } }: { tid: string; comparison: TrainingComparison }) {
  const column = columnBuilder<TestedStudent>();
  const { both } = group;
  return (
    <>
      <Stack>
        <Heading level={2}>{words('group')}</Heading>
        <GroupFigures group={group} />
        {both.before !== null && both.after !== null && (
          <Columns division="wide">
            <BarChart
              title={words('chart', { count: both.count })}
              categoryLabel={words('test')}
              categories={testKinds.map(meetingLabel)}
              series={[{ id: 'average', label: words('average'), values: [both.before, both.after] }]}
              unit={words('points')}
            />
          </Columns>
        )}
      </Stack>
      <Stack>
        <Heading level={2}>{words('students')}</Heading>
        <DataTable
          label={words('students')}
          columns={[
            column.main('student', words('student'), ({ student }) => student.name),
            column.text('before', words('before'), ({ pretest }) => resultText(pretest), { align: 'end' }),
            column.text('after', words('after'), ({ posttest }) => resultText(posttest), { align: 'end' }),
            column.amount('change', words('change'), ({ change }) =>
              change === null ? null : changeText(change),
            ),
          ]}
          rows={students}
          rowId={({ student }) => student.id}
          rowName={({ student }) => student.name}
          rowHref={({ student }) => href('trainingReview', { svid: '0', tid, uid: student.id })}
        />
      </Stack>
    </>
  );
}
