import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { pageTitle } from '../../routes/pageTitles';
import { SurveySums } from './SurveySums';
import { SurveyTrail } from './SurveyTrail';

interface Params {
  ic: string;
  ip: string;
  is: string;
  iss: string;
}

/** The answers of a survey of a project, summed up by question. */
export function ProjectSurveyStatisticPage({ params: { ic, ip, is, iss } }: { params: Params }) {
  const project = useQuery(projectQueries.detail(ip));
  const statistics = useQuery(surveyQueries.statistics(is));
  return (
    <DetailPage
      query={joinQueries({ project, statistics })}
      name={(all) => all.statistics.data.name}
      belongs={(all) =>
        all.project.data.company_id === ic &&
        all.statistics.data.project_id === ip &&
        all.statistics.data.form_id === iss
      }
    >
      {(all) => (
        <SurveySums
          id={is}
          statistics={all.statistics.data}
          breadcrumbs={
            <SurveyTrail project={all.project.data} current={pageTitle('projectSurveyStatistic')} />
          }
        />
      )}
    </DetailPage>
  );
}
