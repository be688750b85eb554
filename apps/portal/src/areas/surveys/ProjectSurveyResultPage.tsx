import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { pageTitle } from '../../routes/pageTitles';
import { projectPlace } from './surveyPlaces';
import { SurveyParticipants } from './SurveyParticipants';
import { SurveySums } from './SurveySums';
import { SurveyTrail } from './SurveyTrail';

interface Params {
  ic: string;
  ip: string;
  is: string;
}

/** What a survey of a project has brought: the answers summed up by question, and those of each participant. */
export function ProjectSurveyResultPage({ params: { ic, ip, is } }: { params: Params }) {
  const project = useQuery(projectQueries.detail(ip));
  const survey = useQuery(surveyQueries.detail(is));
  const statistics = useQuery(surveyQueries.statistics(is));
  return (
    <DetailPage
      query={joinQueries({ project, survey, statistics })}
      name={(all) => all.survey.data.name}
      belongs={(all) => all.survey.data.project_id === ip && all.survey.data.company_id === ic}
    >
      {(all) => (
        <>
          <SurveySums
            id={is}
            statistics={all.statistics.data}
            breadcrumbs={
              <SurveyTrail project={all.project.data} current={pageTitle('projectSurveyResult')} />
            }
          />
          <SurveyParticipants survey={all.survey.data} place={projectPlace(all.project.data)} />
        </>
      )}
    </DetailPage>
  );
}
