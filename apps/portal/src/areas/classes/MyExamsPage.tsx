import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Pagination } from '@sen/ui/Pagination';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { useListState } from '../../patterns/list/useListState';
import { useNotedList } from '../../patterns/list/useNotedList';
import { AssignmentCard } from '../../patterns/assignments/AssignmentCard';
import { pageTitle } from '../../routes/pageTitles';
import { words } from './words';

/** All exams assigned to the student, in the server's order: a running attempt, then available ones. */
export function MyExamsPage() {
  useNotedList(pageTitle('myExams'));
  const [{ page, limit }, change] = useListState();
  const query = useQuery(attemptQueries.assignments({ page, limit }));
  return (
    <PageFrame measure="wide">
      <Stack gap="l">
        <PageHeader title={pageTitle('myExams')} />
        <Loaded query={query} loading={<Loading titled />}>
          {({ data, total }) =>
            total === 0 ? (
              <EmptyState icon={ExamIcon} title={words('noMyExams')}>
                {words('noMyExamsText')}
              </EmptyState>
            ) : (
              <Stack>
                <Columns division="wide">
                  {data.map((assignment) => (
                    <AssignmentCard
                      key={assignment.id}
                      assignment={assignment}
                      receivedAt={query.dataUpdatedAt}
                      level={2}
                    />
                  ))}
                </Columns>
                <Pagination
                  page={page}
                  pageSize={limit}
                  total={total}
                  onPageChange={(next) => change({ page: next })}
                  onPageSizeChange={(size) => change({ limit: size })}
                />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </PageFrame>
  );
}
