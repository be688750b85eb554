import type { StudentWork } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { PageHeader } from '@sen/ui/PageHeader';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { noteList } from '../../patterns/list/lastLists';
import { href, type ParamsOf } from '../../routes/paths';
import { formatDeadline } from '../../words/formats';
import { attemptRows, workActions } from './attemptActions';
import { StudentExam } from './StudentExam';
import { workWords as words } from './workWords';

/** One student's work in a class or a training, for its teachers and administrators. */
export function StudentWorkPage({ params: { cid, stid } }: { params: ParamsOf<'studentWork'> }) {
  const [address] = useSearchParams();
  const query = useQuery(classQueries.work(cid, stid));
  const name = query.data?.data.student.name;
  // The page of an attempt leads back here.
  useEffect(() => {
    if (name !== undefined) noteList({ href: href('studentWork', { cid, stid }), label: name });
  }, [cid, stid, name]);
  return (
    <DetailPage query={query} name={({ data }) => data.student.name}>
      {({ data: work }) => (
        <>
          <PageHeader
            title={work.student.name}
            back={{
              href: work.is_training
                ? href('trainingView', { tid: cid })
                : `${href('classroom', { cid })}?tab=students`,
              label: work.classroom_name,
            }}
            status={!work.in_class && <StatusBadge tone="neutral">{words('left')}</StatusBadge>}
            actions={
              <ActionButtons
                actions={workActions()}
                only={['reset']}
                behind={['result']}
                item={{ ...work, id: work.student.id }}
              />
            }
          />
          {!work.in_class && (
            <Callout tone="waiting">{[words('leftText'), ...runningTexts(work)].join(' ')}</Callout>
          )}
          {work.timing === 'finished' && (
            <Callout>{words(work.is_training ? 'trainingEnded' : 'ended')}</Callout>
          )}
          <DescriptionList look="columns" items={factsOf(work)} />
          {work.surveys.map((exam) => (
            <StudentExam
              key={exam.assignment_id}
              exam={exam}
              work={work}
              asked={exam.assignment_id === address.get('exam')}
            />
          ))}
          {work.surveys.length === 0 && (
            <EmptyState icon={ExamIcon} title={words('noExams')}>
              {words('noExamsText')}
            </EmptyState>
          )}
        </>
      )}
    </DetailPage>
  );
}

function factsOf({ student }: StudentWork) {
  return [
    { term: words('memberCode'), details: student.membership_code ?? undefined },
    { term: words('email'), details: student.email },
  ];
}

function runningTexts(work: StudentWork): string[] {
  return attemptRows(work)
    .filter(({ state }) => state === 'in_progress')
    .map(({ exam: { title }, deadline }) => words('leftRunning', { title, end: formatDeadline(deadline) }));
}
