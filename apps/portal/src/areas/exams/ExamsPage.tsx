import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { examStatuses } from '@sen/domain/exams/examVerbs';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, ExamIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { statusLabel, statusTones } from '../../words/labels';
import { examActions } from './examActions';
import { errorMarkLabel, words } from './words';

/** The exam bank. */
export function ExamsPage() {
  const user = useUser();
  const categories = useQuery(categoryQueries.options('surveys_categories'));
  const list = useList({
    name: 'exams',
    query: examQueries.list,
    search: 'title',
    sorts: ['updated_at', 'title', 'status'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('status', words('status'), examStatuses, statusLabel),
      filter.references('category_id', words('category'), categories.data?.data),
      filter.choice('check_error', words('errors'), ['true', 'false'], errorMarkLabel),
      filter.choice('created_by', words('author'), [user.id], () => words('authoredByMe')),
      filter.dates('updated_at', words('updated')),
    ],
    rowName: (row) => row.title,
    actions: examActions(user),
  });
  const minutes = (count: number) => words('minutes', { minutes: count });
  const add = (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('examAdd')}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={pageTitle('exams')}
      main={add}
      list={list}
      rowHref={(row) => href('examView', { svid: row.id })}
      columns={(column) => [
        column.main('title', words('exam'), (row) => row.title),
        column.status('status', words('status'), (row) => row.status, statusLabel, statusTones),
        column.status(
          'check_error',
          words('errors'),
          ({ check_error }) => (check_error ? 'faulty' : null),
          () => words('withError'),
          { faulty: 'attention' },
          { none: '' },
        ),
        column.category('category', words('category'), (row) => row.category.name),
        column.amount('duration', words('duration'), (row) => minutes(row.duration_minutes)),
        column.date('updated_at', words('updated'), (row) => row.updated_at, {
          width: 'medium',
          priority: 'low',
        }),
        column.number('questions', words('questions'), (row) => row.question_count, { priority: 'low' }),
      ]}
      empty={{ icon: ExamIcon, title: words('emptyTitle'), text: words('emptyText'), actions: add }}
    />
  );
}
