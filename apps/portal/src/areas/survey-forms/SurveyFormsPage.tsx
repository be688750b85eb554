import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { surveyFormQueries } from '@sen/api/resources/surveyForms/surveyFormQueries';
import { surveyFormStatuses } from '@sen/domain/surveyForms/surveyFormVerbs';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, SurveyIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { statusLabel, statusTones } from '../../words/labels';
import { surveyFormActions } from './surveyFormActions';
import { words } from './words';

/** The bank of survey forms. */
export function SurveyFormsPage() {
  const categories = useQuery(categoryQueries.options('survey_votes_categories'));
  const list = useList({
    name: 'surveyForms',
    query: surveyFormQueries.list,
    search: 'name',
    sorts: ['updated_at', 'name', 'status'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('status', words('status'), surveyFormStatuses, statusLabel),
      filter.references('category_id', words('category'), categories.data?.data),
      filter.dates('updated_at', words('updated')),
    ],
    rowName: (row) => row.name,
    actions: surveyFormActions(useUser()),
  });
  const add = (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('surveyFormAdd')}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={pageTitle('surveyForms')}
      main={add}
      list={list}
      rowHref={(row) => href('surveyFormView', { svid: row.id })}
      columns={(column) => [
        column.main('name', words('form'), (row) => row.name),
        column.status('status', words('status'), (row) => row.status, statusLabel, statusTones),
        column.text('category', words('category'), (row) => row.category.name, { width: 'narrow' }),
        column.number('questions', words('questions'), (row) => row.question_count),
        column.date('updated_at', words('updated'), (row) => row.updated_at, {
          width: 'medium',
          priority: 'low',
        }),
      ]}
      empty={{ icon: SurveyIcon, title: words('emptyTitle'), text: words('emptyText'), actions: add }}
    />
  );
}
