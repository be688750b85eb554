import type { Project } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, SurveyIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { Loaded } from '../../patterns/Loaded';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { surveyActions } from './surveyActions';
import { surveyColumns } from './surveyColumns';
import { projectPlace } from './surveyPlaces';
import { ProjectTrail } from './SurveyTrail';
import { priorityLabel, words } from './words';

/** The surveys of a project: which training its people need. */
export function ProjectSurveysPage({ params: { ic, ip } }: { params: { ic: string; ip: string } }) {
  return (
    <Loaded query={useQuery(projectQueries.detail(ip))} belongs={({ data }) => data.company_id === ic}>
      {({ data }) => <SurveysOf project={data} />}
    </Loaded>
  );
}

function SurveysOf({ project }: { project: Project }) {
  const place = projectPlace(project);
  const list = useList({
    name: 'projectSurveys',
    query: surveyQueries.ofProject(project.id),
    search: 'name',
    sorts: ['end_time', 'start_time', 'name'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('priority', words('priority'), ['high', 'medium', 'low'], priorityLabel),
      filter.dates('end_time', words('end')),
    ],
    rowName: (row) => row.name,
    actions: surveyActions(place),
  });
  const add = (
    <ButtonLink
      variant="primary"
      icon={<Icon of={AddIcon} />}
      href={href('projectSurveyAdd', { ic: project.company_id, ip: project.id })}
    >
      {words('add')}
    </ButtonLink>
  );
  const title = pageTitle('projectSurveys');
  return (
    <ListPage
      title={title}
      breadcrumbs={<ProjectTrail project={project} current={title} below={false} />}
      main={add}
      list={list}
      rowHref={(row) => place.view(row.id)}
      columns={(column) => [
        ...surveyColumns(column),
        column.text(
          'priority',
          words('priority'),
          (row) => (row.priority === null ? null : priorityLabel(row.priority)),
          { width: 'narrow', priority: 'low' },
        ),
        column.date('end_time', words('end'), (row) => row.end_time, { width: 'medium' }),
      ]}
      empty={{ icon: SurveyIcon, title: words('emptyTitle'), text: words('emptyText'), actions: add }}
    />
  );
}
