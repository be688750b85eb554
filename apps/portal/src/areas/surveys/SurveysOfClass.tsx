import { classQueries } from '@sen/api/resources/classes/classQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, SurveyIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { useDocumentName } from '../../patterns/useDocumentName';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { surveyActions } from './surveyActions';
import { surveyColumns } from './surveyColumns';
import { classPlace } from './surveyPlaces';
import { words } from './words';

/** The surveys of a class, for those who run it. */
export function SurveysOfClass({ cid }: { cid: string }) {
  const place = classPlace(cid);
  const classroom = useQuery(classQueries.detail(cid)).data?.data;
  useDocumentName(classroom?.classroom_name ?? '');
  const list = useList({
    name: 'classSurveys',
    query: surveyQueries.ofClass(cid),
    search: 'name',
    sorts: ['end_time', 'start_time', 'name'],
    order: 'desc',
    filters: (filter) => [filter.dates('end_time', words('end'))],
    rowName: (row) => row.name,
    actions: surveyActions(place),
  });
  const add = (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('classSurveyAdd', { cid })}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={pageTitle('classSurveys')}
      back={{ href: href('classroom', { cid }), label: classroom?.classroom_name ?? pageTitle('classroom') }}
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
      empty={{ icon: SurveyIcon, title: words('emptyTitle'), text: words('emptyClassText'), actions: add }}
    />
  );
}
