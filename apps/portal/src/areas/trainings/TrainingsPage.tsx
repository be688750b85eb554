import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { can } from '@sen/domain/access/can';
import { classTimings } from '@sen/domain/classes/timing';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, PeopleIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { timingLabel, timingTones } from '../../words/labels';
import { trainingActions, viewHref } from './trainingActions';
import { words } from './words';

/** The trainings that the user runs, or attends. */
export function TrainingsPage() {
  const user = useUser();
  const list = useList({
    name: 'trainings',
    query: trainingQueries.list,
    search: 'name',
    sorts: ['start_time', 'end_time', 'name'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('timing', words('timing'), classTimings, timingLabel),
      filter.text('subject', words('subject'), 200),
      filter.text('province', words('province'), 100),
      filter.dates('start_time', words('start')),
    ],
    rowName: (row) => row.name,
    actions: trainingActions(user),
  });
  const mayAdd = can(user.role, 'training.edit');
  const add = mayAdd && (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('trainingAdd')}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={pageTitle('trainings')}
      main={add}
      list={list}
      rowHref={viewHref}
      columns={(column) => [
        column.main('name', words('training'), (row) => row.name),
        column.text('subject', words('subject'), (row) => row.subject, { priority: 'low' }),
        column.text('province', words('province'), (row) => row.province, {
          width: 'narrow',
          priority: 'low',
        }),
        column.text('teachers', words('teachers'), (row) => row.teachers.map(({ name }) => name).join(', ')),
        column.status('timing', words('timing'), (row) => row.timing, timingLabel, timingTones),
        column.date('start_time', words('start'), (row) => row.start_time),
        column.number('students', words('students'), (row) => row.student_count, {
          width: 'narrow',
          priority: 'low',
        }),
      ]}
      empty={{
        icon: PeopleIcon,
        title: words('emptyTitle'),
        text: words(mayAdd ? 'emptyText' : 'emptyOwnText'),
        buttons: true,
      }}
    />
  );
}
