import type { Query } from '@sen/api/contract/model';
import type { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, SurveyIcon } from '@sen/ui/icons';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { surveyActions } from './surveyActions';
import { surveyColumns } from './surveyColumns';
import type { SurveyPlace } from './surveyPlaces';
import { words } from './words';

interface SurveysOfProps {
  name: 'classSurveys' | 'courseSurveys';
  place: SurveyPlace;
  query: (query: Query<'listSurveys'>) => ReturnType<typeof surveyQueries.list>;
  /** The page of the class or course. */
  back: { href: string; label: string };
  /** The address of the form of a new one. */
  add: string;
  /** Said where there are none. */
  none: string;
}

/** The surveys of a class or a course, for those who run it. */
export function SurveysOf({ name, place, query, back, add: addHref, none }: SurveysOfProps) {
  const list = useList({
    name,
    query,
    search: 'name',
    sorts: ['end_time', 'start_time', 'name'],
    order: 'desc',
    filters: (filter) => [filter.dates('end_time', words('end'))],
    rowName: (row) => row.name,
    actions: surveyActions(place),
  });
  const add = (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={addHref}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={pageTitle(name)}
      back={back}
      main={add}
      list={list}
      rowHref={(row) => place.view(row.id)}
      columns={(column) => [
        ...surveyColumns(column),
        column.text('mode', words('mode'), (row) => words(row.anonymous ? 'anonymous' : 'named'), {
          width: 'medium',
          priority: 'low',
        }),
        column.date('end_time', words('end'), (row) => row.end_time, { width: 'medium' }),
      ]}
      empty={{ icon: SurveyIcon, title: words('emptyTitle'), text: none, actions: add }}
    />
  );
}
