import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { SurveyDetail } from './SurveyDetail';
import { isAskedAt, isAt } from './surveyPlaces';
import { SurveyTrail } from './SurveyTrail';
import type { Asked } from './useAsked';

/** The page of one survey of a project, a class or a course. */
export function ShownSurvey({ id, asked: { place, query } }: { id: string; asked: Asked }) {
  const survey = useQuery(surveyQueries.detail(id));
  return (
    <DetailPage
      query={joinQueries({ of: query, survey })}
      name={(all) => all.survey.data.name}
      belongs={(all) => isAt(place, all.of) && isAskedAt(place, all.survey.data)}
    >
      {(all) => (
        <SurveyDetail
          survey={all.survey.data}
          place={place}
          breadcrumbs={<SurveyTrail of={all.of} current={all.survey.data.name} />}
        />
      )}
    </DetailPage>
  );
}
