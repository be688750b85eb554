import type { Project } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, CourseIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { ListView } from '../../patterns/list/ListView';
import { useList } from '../../patterns/list/useList';
import { href } from '../../routes/paths';
import { words } from './words';

/** The courses of a project; whoever opens a project may create one in it. */
export function ProjectCourses({ project: { id } }: { project: Project }) {
  const list = useList({
    name: 'project-courses',
    query: courseQueries.ofProject(id),
    search: 'course_name',
    sorts: ['updated_at', 'course_name', 'course_code'],
    order: 'desc',
    rowName: (row) => row.course_name,
    stateIn: 'memory',
  });
  const add = (
    <ButtonLink icon={<Icon of={AddIcon} />} href={`${href('courseAdd')}?project_id=${id}`}>
      {words('addCourse')}
    </ButtonLink>
  );
  return (
    <Stack>
      <Inline justify="between" gap="m">
        <Heading level={2}>{words('courses')}</Heading>
        {add}
      </Inline>
      <ListView
        label={words('courses')}
        list={list}
        rowHref={(row) => href('courseView', { cid: row.id })}
        columns={(column) => [
          column.main('course_name', words('course'), (row) => row.course_name),
          column.text('course_code', words('courseCode'), (row) => row.course_code, { width: 'narrow' }),
          column.text('teacher', words('lecturer'), (row) => row.teacher?.name),
          column.number('classes', words('classes'), (row) => row.class_count),
          column.date('updated_at', words('courseUpdated'), (row) => row.updated_at, { priority: 'low' }),
        ]}
        empty={{ icon: CourseIcon, title: words('noCourses'), text: words('noCoursesText') }}
      />
    </Stack>
  );
}
