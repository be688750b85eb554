import type { Query } from '@sen/api/contract/model';
import { myCourseQueries } from '@sen/api/resources/myCourses/myCourseQueries';
import { can } from '@sen/domain/access/can';
import { classTimings } from '@sen/domain/classes/timing';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Columns } from '@sen/ui/Columns';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Pagination } from '@sen/ui/Pagination';
import { Stack } from '@sen/ui/Stack';
import { TabLinks } from '@sen/ui/TabLinks';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ListConditions, ListFilters } from '../../patterns/list/ListFilters';
import { useList } from '../../patterns/list/useList';
import { useNotedList } from '../../patterns/list/useNotedList';
import { useProjectFilter } from '../../patterns/list/useProjectFilter';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { timingLabel } from '../../words/labels';
import { ActivateButton } from './ActivateButton';
import { courseListNames, courseListPlace, useCourseListName } from './courseLists';
import { courseLevels, levelLabel, registrationLabel, registrations } from './courseStates';
import { MyCourseCard } from './MyCourseCard';
import { NoCourses } from './NoCourses';
import { words } from './words';

/** Section 9: the courses of a page. */
const limit = 8;

/** The courses that the user attends, teaches or manages: all, or those of one timing. */
export function MyCoursesPage() {
  const user = useUser();
  const name = useCourseListName();
  const { variant } = courseListPlace(name);
  const isStudent = can(user.role, 'registration.ask');
  const projects = useProjectFilter(user);
  const search = useSearch();
  // Kept while filters change the address.
  const [isWaiting, setWaiting] = useState(() => new URLSearchParams(search).get('status') === 'Request');
  const list = useList({
    name: 'myCourses',
    query: (query: Query<'listMyCourses'>) =>
      myCourseQueries.list({ ...query, ...variant, ...(isWaiting && { status: 'Request' as const }), limit }),
    search: 'course_name',
    sorts: ['classroom_start_time', 'course_name'],
    order: 'desc',
    filters: (filter) => [
      ...(name === 'myCourses' || name === 'coursesFree'
        ? [filter.choices('timing', words('timing'), classTimings, timingLabel)]
        : []),
      ...(isStudent
        ? [filter.choice('registration', words('registration'), registrations, registrationLabel)]
        : []),
      filter.choice('level', words('level'), courseLevels, levelLabel),
      ...(projects ? [filter.searched('project_id', words('project'), projects)] : []),
      filter.dates('classroom_start_time', words('startTime')),
    ],
    rowName: (row) => row.course_name,
  });
  const { state, change, filters, query } = list;
  useNotedList(pageTitle(name));
  const shown = { state, change, filters };
  const register =
    isStudent &&
    (name === 'coursesFree' ? (
      <ButtonLink href={href('freeCourses')}>{words('findFree')}</ButtonLink>
    ) : (
      <ButtonLink href={href('courseRegister')}>{pageTitle('courseRegister')}</ButtonLink>
    ));
  const transcript = isStudent && (
    <ButtonLink href={href('transcript')}>{pageTitle('transcript')}</ButtonLink>
  );
  return (
    <PageFrame measure="wide">
      <Stack gap="m">
        <PageHeader
          title={pageTitle(name)}
          more={
            isStudent && (
              <>
                {transcript}
                {register}
              </>
            )
          }
          actions={isStudent && <ActivateButton primary />}
        />
        <TabLinks
          label={words('lists')}
          items={courseListNames.map((one) => ({
            label: words(courseListPlace(one).tab),
            href: href(one),
            current: one === name,
          }))}
        />
        {isWaiting && (
          <Callout
            tone="waiting"
            title={words(isStudent ? 'waitingOwn' : 'waitingOthers')}
            actions={<Button onPress={() => setWaiting(false)}>{words('showAll')}</Button>}
          />
        )}
        <ListFilters {...shown} />
        <ListConditions {...shown} />
        <Loaded query={query} loading={<Loading titled />}>
          {({ data, total }) =>
            data.length === 0 ? (
              <NoCourses
                list={name}
                narrowed={isWaiting || state.search !== '' || state.filters.length > 0}
                onClear={() => {
                  setWaiting(false);
                  change({ search: '', filters: [] });
                }}
                register={register}
              />
            ) : (
              <>
                <Columns division="cards">
                  {data.map((course) => (
                    <MyCourseCard key={course.id} course={course} />
                  ))}
                </Columns>
                <Pagination
                  page={state.page}
                  pageSize={limit}
                  total={total}
                  onPageChange={(page) => change({ page })}
                />
              </>
            )
          }
        </Loaded>
      </Stack>
    </PageFrame>
  );
}
