import { classQueries } from '@sen/api/resources/classes/classQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { ClassSurveyTrail } from './ClassSurveyTrail';
import { SurveyDetail } from './SurveyDetail';
import { classPlace } from './surveyPlaces';

/** One survey of a class. */
export function ClassSurveyViewPage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  const classroom = useQuery(classQueries.detail(cid));
  const survey = useQuery(surveyQueries.detail(is));
  return (
    <DetailPage
      query={joinQueries({ classroom, survey })}
      name={(all) => all.survey.data.name}
      belongs={(all) => all.survey.data.classroom_id === cid}
    >
      {(all) => (
        <SurveyDetail
          survey={all.survey.data}
          place={classPlace(cid)}
          breadcrumbs={<ClassSurveyTrail classroom={all.classroom.data} current={all.survey.data.name} />}
        />
      )}
    </DetailPage>
  );
}
