import { freeCourseQueries } from '@sen/api/resources/freeCourses/freeCourseQueries';
import { Button } from '@sen/ui/Button';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { CourseIcon, SearchIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Pagination } from '@sen/ui/Pagination';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { approvalStatus } from '../../patterns/approvals/approvalStatus';
import { ListConditions, ListFilters } from '../../patterns/list/ListFilters';
import { useList } from '../../patterns/list/useList';
import { useNotedList } from '../../patterns/list/useNotedList';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { pageTitle } from '../../routes/pageTitles';
import { FreeCourseCard } from './FreeCourseCard';
import { words } from './words';

/** The catalogue of free courses, for students of all units. */
export function FreeCoursesPage() {
  const fields = useQuery(freeCourseQueries.fields());
  const list = useList({
    name: 'freeCourses',
    query: freeCourseQueries.list,
    search: 'course_name',
    sorts: ['public_since', 'course_name', 'rating', 'price'],
    order: 'desc',
    filters: (filter) => [
      filter.choice('level', words('level'), ['basic', 'advanced'], (level) => words(level)),
      filter.references('field', words('field'), fields.data?.data),
      filter.choice('price', words('price'), ['free', 'paid'], (price) =>
        words(price === 'free' ? 'freeOnly' : 'paidOnly'),
      ),
      filter.choice('rating', words('rating'), ['4', '3', '2'], (stars) => words('atLeast', { stars })),
      filter.choices('request', words('request'), ['none', ...approvalStatus.values], (status) =>
        status === 'none' ? words('none') : approvalStatus.label(status),
      ),
    ],
    rowName: (row) => row.course_name,
  });
  const { state, change, filters, query } = list;
  const { page, limit } = state;
  useNotedList(pageTitle('freeCourses'));
  const shown = { state, change, filters };
  const isNarrowed = state.search !== '' || state.filters.length > 0;
  return (
    <PageFrame measure="wide">
      <Stack gap="m">
        <PageHeader title={pageTitle('freeCourses')} description={words('intro')} />
        <ListFilters {...shown} />
        <ListConditions {...shown} />
        <Loaded query={query} loading={<Loading titled />}>
          {({ data, total }) =>
            data.length === 0 ? (
              <NoFreeCourses narrowed={isNarrowed} onClear={() => change({ search: '', filters: [] })} />
            ) : (
              <>
                <Columns division="cards">
                  {data.map((course) => (
                    <FreeCourseCard key={course.id} course={course} />
                  ))}
                </Columns>
                {total > limit && (
                  <Pagination
                    page={page}
                    pageSize={limit}
                    total={total}
                    onPageChange={(next) => change({ page: next })}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </Stack>
    </PageFrame>
  );
}

function NoFreeCourses({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return narrowed ? (
    <EmptyState
      icon={SearchIcon}
      title={words('noneFound')}
      actions={<Button onPress={onClear}>{words('clear')}</Button>}
    >
      {words('noneFoundText')}
    </EmptyState>
  ) : (
    <EmptyState icon={CourseIcon} title={words('emptyTitle')}>
      {words('emptyText')}
    </EmptyState>
  );
}
