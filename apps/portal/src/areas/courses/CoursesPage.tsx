import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { classTimings } from '@sen/domain/classes/timing';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, CourseIcon, ReportIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { courseActions } from './courseActions';
import { timingLabel } from '../../words/labels';
import { useCourseFilters } from './useCourseFilters';
import { kindLabel, levelLabel } from './courseLabels';
import { words } from './words';

/** The courses that one manages or takes part in. */
export function CoursesPage() {
  const user = useUser();
  const lists = useCourseFilters(user);
  const list = useList({
    name: 'courses',
    query: courseQueries.list,
    search: 'course_name',
    sorts: ['updated_at', 'course_name', 'course_code', 'start_time'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('kind', words('kind'), ['business', 'free'], kindLabel),
      filter.choices('level', words('level'), ['basic', 'advanced'], levelLabel),
      filter.searched('project_id', words('project'), lists.projects),
      filter.references('field', words('field'), lists.fields),
      ...(lists.lecturers ? [filter.searched('teacher_id', words('lecturer'), lists.lecturers)] : []),
      filter.choices('timing', words('timing'), classTimings, timingLabel),
      filter.dates('start_time', words('startTime')),
    ],
    rowName: (row) => row.course_name,
    actions: courseActions(user),
  });
  const add = (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('courseAdd')}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={pageTitle('courses')}
      main={add}
      more={
        <ButtonLink icon={<Icon of={ReportIcon} />} href={href('businessCourses')}>
          {pageTitle('businessCourses')}
        </ButtonLink>
      }
      list={list}
      rowHref={(row) => href('courseView', { cid: row.id })}
      columns={(column) => [
        column.main('course_name', words('name'), (row) => row.course_name),
        column.text('course_code', words('shortCode'), (row) => row.course_code, { width: 'narrow' }),
        column.badge('kind', words('kind'), (row) => kindLabel(row.kind)),
        column.text('project', words('project'), (row) => row.project_name),
        column.unit((row) => row.company_name),
        column.text('teacher', words('lecturer'), (row) => row.teacher?.name ?? '', { priority: 'low' }),
        column.number('classes', words('classes'), (row) => row.class_count),
        column.date('updated_at', words('updated'), (row) => row.updated_at, { priority: 'low' }),
      ]}
      empty={{ icon: CourseIcon, title: words('emptyTitle'), text: words('emptyText'), actions: add }}
    />
  );
}
