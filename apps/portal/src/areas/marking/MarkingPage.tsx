import type { Submission } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/ListPage';
import { listQuery } from '../../patterns/listQuery';
import type { ListFilter, ListShape } from '../../patterns/listState';
import { useListState } from '../../patterns/useListState';
import { href } from '../../routes/paths';
import { attemptLabel, attemptStates } from './attemptLabels';
import { MarkingTrail } from './MarkingTrail';
import { submissionColumns } from './submissionColumns';
import { words } from './words';

type Filter = 'state' | 'assignment_id';

const shape: ListShape<'submitted_at' | 'student_name' | 'score'> = {
  sorts: ['submitted_at', 'student_name', 'score'],
  order: 'desc',
};

/** What the students of a class have handed in, and the way to mark it. */
export function MarkingPage({ params }: { params: { cid: string } }) {
  const teacher = useUser();
  const classroom = useQuery(classQueries.detail(params.cid));
  const filters = filtersOf(classroom.data?.data.assignments);
  const list = useListState(shape, filters);
  const query = useQuery(classQueries.submissions(params.cid, listQuery(list[0], 'student_name')));
  return (
    <ListPage
      title={words('title')}
      breadcrumbs={<MarkingTrail classroomId={params.cid} />}
      list={list}
      query={query}
      filters={filters}
      name="submissions"
      table={{
        columns: submissionColumns(),
        rowId: (row) => row.attempt_id,
        rowName: (row) => row.student.name,
        rowHref: (row) => markHref(row, teacher.id),
      }}
      empty={
        <EmptyState icon={ExamIcon} title={words('emptyTitle')}>
          {words('emptyText')}
        </EmptyState>
      }
    />
  );
}

/** @param assignments absent while they are on their way: what the address says of them is then kept. */
function filtersOf(assignments: readonly { id: string; title: string }[] | undefined): ListFilter<Filter>[] {
  const states = attemptStates.map((state) => ({ value: state, label: attemptLabel(state) }));
  const exams = assignments?.map(({ id, title }) => ({ value: id, label: title }));
  return [
    { key: 'state', label: words('state'), type: 'multiSelect', options: states },
    { key: 'assignment_id', label: words('exam'), type: 'multiSelect', options: exams },
  ];
}

function markHref(row: Submission, teacherId: string): string | undefined {
  if (row.state === 'in_progress') return undefined;
  return href('answerReview', {
    sid: row.survey_id,
    ssclid: row.assignment_id,
    uid: row.student.id,
    clid: row.attempt_id,
    teacherId,
  });
}
