import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { difficulties } from '@sen/domain/questions/difficulties';
import { questionStatuses, questionTypes } from '@sen/domain/questions/questionTypes';
import { QuestionIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { difficultyLabel } from '../../words/difficultyLabel';
import { statusLabel, statusTones } from '../../words/labels';
import { plainTitle } from '../../words/plainTitle';
import { questionTypeLabel } from '../../words/questionTypeLabel';
import { AddQuestionLink } from './AddQuestionLink';
import { ExportBankButton } from './ExportBankButton';
import { ImportQuestionsLink } from './ImportQuestionsLink';
import { questionActions } from './questionActions';
import { errorMarkLabel, words } from './words';

/** The question bank. */
export function QuestionsPage() {
  const user = useUser();
  const categories = useQuery(categoryQueries.options('questions_categories'));
  const list = useList({
    name: 'questions',
    query: questionQueries.list,
    search: 'title',
    sorts: ['created_at', 'title', 'type'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('type', words('type'), questionTypes, questionTypeLabel),
      filter.references('category_id', words('category'), categories.data?.data),
      filter.choice('status', words('status'), questionStatuses, statusLabel),
      filter.choices('difficulty', words('difficulty'), difficulties, difficultyLabel),
      filter.choice('check_error', words('errors'), ['true', 'false'], errorMarkLabel),
      filter.choice('created_by', words('author'), [user.id], () => words('authoredByMe')),
      filter.dates('created_at', words('created')),
    ],
    rowName: (row) => plainTitle(row.title),
    actions: questionActions(user),
  });
  return (
    <ListPage
      title={pageTitle('questions')}
      main={<AddQuestionLink />}
      more={
        <>
          <ExportBankButton query={list.callQuery} total={list.query.data?.total} />
          <ImportQuestionsLink />
        </>
      }
      list={list}
      rowHref={(row) => href('questionView', { qid: row.id })}
      columns={(column) => [
        column.main('title', words('question'), (row) => plainTitle(row.title)),
        column.text('type', words('type'), (row) => questionTypeLabel(row.type)),
        column.category('category', words('category'), (row) => row.category.name),
        column.status('status', words('status'), (row) => row.status, statusLabel, statusTones),
        column.status(
          'check_error',
          words('errors'),
          ({ check_error }) => (check_error ? 'faulty' : null),
          () => words('withError'),
          { faulty: 'attention' },
          { none: '' },
        ),
        column.date('created_at', words('created'), (row) => row.created_at, { priority: 'low' }),
      ]}
      empty={{ icon: QuestionIcon, title: words('emptyTitle'), text: words('emptyText'), buttons: true }}
    />
  );
}
