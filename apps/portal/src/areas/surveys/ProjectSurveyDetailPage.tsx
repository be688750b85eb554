import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { SurveyDetail } from './SurveyDetail';
import { projectPlace } from './surveyPlaces';
import { SurveyTrail } from './SurveyTrail';

interface Params {
  ic: string;
  ip: string;
  is: string;
}

/** One survey of a project. */
export function ProjectSurveyDetailPage({ params: { ic, ip, is } }: { params: Params }) {
  const project = useQuery(projectQueries.detail(ip));
  const survey = useQuery(surveyQueries.detail(is));
  return (
    <DetailPage
      query={joinQueries({ project, survey })}
      name={(all) => all.survey.data.name}
      belongs={(all) => all.survey.data.project_id === ip && all.survey.data.company_id === ic}
    >
      {(all) => (
        <SurveyDetail
          survey={all.survey.data}
          place={projectPlace(all.project.data)}
          breadcrumbs={<SurveyTrail project={all.project.data} current={all.survey.data.name} />}
        />
      )}
    </DetailPage>
  );
}
