import { AnsweredSurvey } from './AnsweredSurvey';
import { classPlace } from './surveyPlaces';

/** What one student of a class answered. */
export function ClassSurveyAnswerPage({
  params: { cid, is, iu },
}: {
  params: { cid: string; is: string; iu: string };
}) {
  return <AnsweredSurvey id={is} person={iu} placeOf={() => classPlace(cid)} />;
}
