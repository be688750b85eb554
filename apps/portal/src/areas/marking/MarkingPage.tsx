import type { Query, Submission } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { ExamIcon, MarkingIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { attemptLabel, attemptTones } from '../../patterns/review/attemptLabels';
import { AttemptScore } from '../../patterns/review/AttemptScore';
import { useDocumentName } from '../../patterns/useDocumentName';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { testName } from '../../words/testName';
import { submissionList } from './markingLists';
import { submissionActions } from './submissionActions';
import { studentColumn } from './submissionColumns';
import { markHref, studentName } from './submissionRow';
import { useMarkedGroup } from './useMarkedGroup';
import { words } from './words';

const countOfWaiting = { width: 'narrow', priority: 'low' } as const;

/** The submissions of a class or a training, with links to mark them. */
export function MarkingPage({ params: { cid } }: { params: { cid: string } }) {
  const teacher = useUser();
  const group = useMarkedGroup(cid);
  useDocumentName(group.name ?? '');
  const loading = group.name === undefined;
  const list = useList({
    name: 'submissions',
    query: (query: Query<'listSubmissions'>) => classQueries.submissions(cid, query),
    ...submissionList(group.exams),
    rowId: (row) => row.attempt_id,
    rowName: studentName,
    actions: submissionActions,
  });
  return (
    <ListPage
      title={pageTitle('marking')}
      back={
        group.isTraining
          ? {
              href: href('trainingView', { tid: cid }),
              label: group.name ?? pageTitle('trainingView'),
              loading,
            }
          : { href: href('classroom', { cid }), label: group.name ?? pageTitle('classroom'), loading }
      }
      actions={
        <ButtonLink href={href('markDesk', { cid })} variant="primary" icon={<Icon of={MarkingIcon} />}>
          {words('oneByOne')}
        </ButtonLink>
      }
      list={list}
      place="assignment_id"
      rowHref={(row) => markHref(row, teacher.id)}
      columns={(column) => [
        studentColumn(column),
        column.text('exam', words('exam'), testName, { width: 'widest' }),
        column.status('state', words('state'), (row) => row.state, attemptLabel, attemptTones),
        column.dateTime('submitted_at', words('submittedAt'), (row) => row.submitted_at),
        {
          key: 'score',
          header: words('score'),
          cell: Score,
          align: 'end',
        },
        column.number('waiting', words('waiting'), (row) => row.waiting_questions, countOfWaiting),
        column.number('attempt', words('attempt'), (row) => row.number + 1, { priority: 'low' }),
      ]}
      empty={{ icon: ExamIcon, title: words('emptyTitle'), text: words('emptyText') }}
    />
  );
}

const Score = ({ score, waiting_questions }: Submission) => (
  <AttemptScore score={score} waitingQuestions={waiting_questions} />
);
