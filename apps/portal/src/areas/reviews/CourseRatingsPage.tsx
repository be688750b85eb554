import { myCourseQueries } from '@sen/api/resources/myCourses/myCourseQueries';
import { reviewQueries } from '@sen/api/resources/reviews/reviewQueries';
import { ChatIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { joinQueries } from '../../patterns/joinQueries';
import { ListView } from '../../patterns/list/ListView';
import { useList } from '../../patterns/list/useList';
import { Loaded } from '../../patterns/Loaded';
import { RatingSummary } from '../../patterns/reviews/RatingSummary';
import { useDocumentName } from '../../patterns/useDocumentName';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { ratingActions } from './ratingActions';
import { words } from './words';

const hiddenLabel = (hidden: 'true' | 'false') => words(hidden === 'true' ? 'hidden' : 'shown');

/** The reviews of a course, for those who manage or teach it; administrators hide abusive ones. */
export function CourseRatingsPage({ params }: { params: ParamsOf<'courseRatings'> }) {
  const user = useUser();
  const { company_id, project_id, course_id: id } = params;
  const course = useQuery(myCourseQueries.course(id));
  const rating = useQuery(reviewQueries.rating(id));
  const list = useList({
    name: 'courseRatings',
    query: reviewQueries.list(id),
    search: 'author',
    sorts: ['created_at', 'stars'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('stars', words('stars'), ['5', '4', '3', '2', '1'], (stars) => stars),
      filter.choice('hidden', words('state'), ['true', 'false'], hiddenLabel),
    ],
    rowName: (row) => words('rowName', { name: row.author.name }),
    actions: ratingActions(user, id),
  });
  useDocumentName(course.data?.data.course_name ?? '');
  return (
    <PageFrame measure="wide">
      <Loaded
        query={joinQueries({ course, rating })}
        belongs={({ course: { data } }) => data.company_id === company_id && data.project_id === project_id}
      >
        {(loaded) => (
          <Stack gap="l">
            <PageHeader
              title={pageTitle('courseRatings')}
              back={{ href: href('courseView', { cid: id }), label: loaded.course.data.course_name }}
            />
            <RatingSummary rating={loaded.rating.data} />
            <ListView
              label={pageTitle('courseRatings')}
              list={list}
              columns={(column) => [
                column.person('author', words('author'), (row) => row.author),
                column.number('stars', words('stars'), (row) => row.stars, { width: 'narrow' }),
                column.main('text', words('text'), (row) => row.text || null),
                column.date('created_at', words('created'), (row) => row.created_at),
                column.text('hidden', words('state'), ({ hidden }) =>
                  hidden ? words('hiddenFor', { reason: hidden.reason }) : words('shown'),
                ),
              ]}
              empty={{ icon: ChatIcon, title: words('emptyTitle'), text: words('emptyText') }}
            />
          </Stack>
        )}
      </Loaded>
    </PageFrame>
  );
}
