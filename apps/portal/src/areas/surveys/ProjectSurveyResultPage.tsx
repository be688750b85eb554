import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { pageTitle } from '../../routes/pageTitles';
import { isAskedAt, isAt } from './surveyPlaces';
import { SurveyParticipants } from './SurveyParticipants';
import { SurveySums } from './SurveySums';
import { SurveyTrail } from './SurveyTrail';
import { useAskedProject } from './useAsked';

interface Params {
  ic: string;
  ip: string;
  is: string;
}

/** What a survey of a project has brought: the answers summed up by question, and those of each participant. */
export function ProjectSurveyResultPage({ params: { ic, ip, is } }: { params: Params }) {
  const { place, query } = useAskedProject(ic, ip);
  const survey = useQuery(surveyQueries.detail(is));
  const statistics = useQuery(surveyQueries.statistics(is));
  return (
    <DetailPage
      query={joinQueries({ of: query, survey, statistics })}
      name={(all) => all.survey.data.name}
      belongs={(all) => isAt(place, all.of) && isAskedAt(place, all.survey.data)}
    >
      {(all) => (
        <>
          <SurveySums
            id={is}
            statistics={all.statistics.data}
            breadcrumbs={<SurveyTrail of={all.of} current={pageTitle('projectSurveyResult')} />}
          />
          <SurveyParticipants survey={all.survey.data} place={place} />
        </>
      )}
    </DetailPage>
  );
}
