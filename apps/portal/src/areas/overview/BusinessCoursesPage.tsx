import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { CourseIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { dashboardWords as words } from './dashboardWords';

/** The business courses with their classes and students. */
export function BusinessCoursesPage() {
  const list = useList({
    name: 'businessCourses',
    query: overviewQueries.businessCourses,
    search: 'course_name',
    sorts: ['course_name', 'updated_at'],
    order: 'asc',
    filters: (filter) => [filter.text('course_code', words('code'))],
    rowName: (row) => row.course_name,
  });
  return (
    <ListPage
      title={pageTitle('businessCourses')}
      back={{ href: href('courses'), label: pageTitle('courses') }}
      list={list}
      rowHref={(row) => href('courseView', { cid: row.id })}
      columns={(column) => [
        column.main('course_name', words('course'), (row) => row.course_name),
        column.text('course_code', words('code'), (row) => row.course_code, { width: 'narrow' }),
        column.text('project', words('project'), (row) => row.project_name, { priority: 'low' }),
        column.unit((row) => row.company_name),
        column.number('classes', words('classes'), (row) => row.class_count),
        column.number('running', words('running'), (row) => row.running_class_count),
        column.number('ended', words('ended'), (row) => row.ended_class_count),
        column.number('students', words('students'), (row) => row.student_count),
      ]}
      empty={{ icon: CourseIcon, title: words('noCourses'), text: words('noCoursesText') }}
    />
  );
}
