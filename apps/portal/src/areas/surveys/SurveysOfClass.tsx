import { classQueries } from '@sen/api/resources/classes/classQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { useBackToClass } from '../../patterns/classes/useBackToClass';
import { useDocumentName } from '../../patterns/useDocumentName';
import { href } from '../../routes/paths';
import { classPlace } from './surveyPlaces';
import { SurveysOf } from './SurveysOf';
import { words } from './words';

/** The surveys of a class, for those who run it. */
export function SurveysOfClass({ cid }: { cid: string }) {
  const name = useQuery(classQueries.detail(cid)).data?.data.classroom_name;
  useDocumentName(name ?? '');
  return (
    <SurveysOf
      name="classSurveys"
      place={classPlace(cid)}
      query={surveyQueries.ofClass(cid)}
      back={useBackToClass(cid)}
      add={href('classSurveyAdd', { cid })}
      none={words('emptyClassText')}
    />
  );
}
