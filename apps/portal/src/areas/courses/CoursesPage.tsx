import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { classTimings } from '@sen/domain/classes/timing';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, CourseIcon, ReportIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useLecturerFilter } from '../../patterns/list/useLecturerFilter';
import { useList } from '../../patterns/list/useList';
import { useProjectFilter } from '../../patterns/list/useProjectFilter';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { courseActions } from './courseActions';
import { timingLabel } from '../../words/labels';
import { kindLabel, levelLabel } from './courseLabels';
import { words } from './words';

/** The courses that one manages or takes part in. */
export function CoursesPage() {
  const user = useUser();
  const projects = useProjectFilter(user);
  const lecturers = useLecturerFilter(user);
  const ofBusiness = useQuery(categoryQueries.options('course_business_categories'));
  const ofFree = useQuery(categoryQueries.options('courses_categories'));
  const fields = ofBusiness.data && ofFree.data && [...ofBusiness.data.data, ...ofFree.data.data];
  const list = useList({
    name: 'courses',
    query: courseQueries.list,
    search: 'course_name',
    sorts: ['updated_at', 'course_name', 'course_code', 'start_time'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('kind', words('kind'), ['business', 'free'], kindLabel),
      filter.choices('level', words('level'), ['basic', 'advanced'], levelLabel),
      ...(projects ? [filter.searched('project_id', words('project'), projects)] : []),
      filter.references('field', words('field'), fields),
      ...(lecturers ? [filter.searched('teacher_id', words('lecturer'), lecturers)] : []),
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
