import type { FullCourse } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { ActionRow } from '@sen/ui/ActionRow';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, ClassIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { useUser } from '../../app/session/useUser';
import { classActions, viewHref } from '../../patterns/classes/classActions';
import { classColumns } from '../../patterns/classes/classColumns';
import { classWords } from '../../patterns/classes/classWords';
import { ListView } from '../../patterns/list/ListView';
import { useList } from '../../patterns/list/useList';
import { href } from '../../routes/paths';
import { refusalText } from '../../words/refusalText';
import { words } from './words';

/** The classes of a course that the user sees. */
export function CourseClasses({ course }: { course: FullCourse }) {
  const user = useUser();
  const { id, company_id: companyId, project_id: projectId } = course;
  const list = useList({
    name: 'course-classes',
    query: classQueries.ofCourse(id),
    search: 'classroom_name',
    sorts: ['classroom_start_time', 'classroom_name'],
    order: 'desc',
    rowName: (row) => row.classroom_name,
    actions: classActions(user),
    stateIn: 'memory',
  });
  const verdict = mayEditCourse(user, course);
  return (
    <Stack>
      <Inline justify="between" gap="m">
        <Heading level={2}>{words('classes')}</Heading>
        <ActionRow
          actions={[
            {
              id: 'add',
              label: classWords('add'),
              icon: <Icon of={AddIcon} />,
              href: href('classAdd', { companyId, projectId, courseId: id }),
              disabledReason: refusalText(verdict),
            },
          ]}
        />
      </Inline>
      <ListView
        label={words('classes')}
        list={list}
        rowHref={viewHref}
        columns={classColumns}
        empty={{
          icon: ClassIcon,
          title: words('noClasses'),
          text: words(verdict.allowed ? 'noClassesText' : 'noOwnClassesText'),
        }}
      />
    </Stack>
  );
}
