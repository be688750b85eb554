import { classQueries } from '@sen/api/resources/classes/classQueries';
import { can } from '@sen/domain/access/can';
import { classTimings } from '@sen/domain/classes/timing';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, ClassIcon } from '@sen/ui/icons';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { classActions, viewHref } from '../../patterns/classes/classActions';
import { classColumns } from '../../patterns/classes/classColumns';
import { ListPage } from '../../patterns/list/ListPage';
import { useCourseFilter } from '../../patterns/list/useCourseFilter';
import { useLecturerFilter } from '../../patterns/list/useLecturerFilter';
import { useList } from '../../patterns/list/useList';
import { useProjectFilter } from '../../patterns/list/useProjectFilter';
import { pageTitle } from '../../routes/pageTitles';
import { timingLabel } from '../../words/labels';
import { words } from './words';

const ChooseCourseDialog = lazyPart(async () => (await import('./ChooseCourseDialog')).ChooseCourseDialog);

/** The classes that the user teaches or manages. */
export function ClassesPage() {
  const user = useUser();
  const [adding, setAdding] = useState(false);
  const projects = useProjectFilter(user);
  const courses = useCourseFilter(user);
  const teachers = useLecturerFilter(user);
  const list = useList({
    name: 'classes',
    query: classQueries.list,
    search: 'classroom_name',
    sorts: ['classroom_start_time', 'classroom_name'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('timing', words('timing'), classTimings, timingLabel),
      ...(projects ? [filter.searched('project_id', words('project'), projects)] : []),
      ...(courses ? [filter.searched('course_id', words('course'), courses)] : []),
      ...(teachers ? [filter.searched('teacher_id', words('teacher'), teachers)] : []),
      filter.text('classroom_code', words('code'), 200),
      filter.dates('classroom_start_time', words('startTime')),
    ],
    rowName: (row) => row.classroom_name,
    actions: classActions(user),
  });
  const add = can(user.role, 'class.edit') && (
    <Button variant="primary" icon={<Icon of={AddIcon} />} onPress={() => setAdding(true)}>
      {words('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        title={pageTitle('classes')}
        main={add}
        list={list}
        rowHref={viewHref}
        columns={classColumns}
        empty={{
          icon: ClassIcon,
          title: words('emptyTitle'),
          text: words('emptyText'),
          actions: add,
        }}
      />
      <Suspense>{adding && <ChooseCourseDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
