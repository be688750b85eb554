import { AnsweredSurvey } from './AnsweredSurvey';
import { coursePlace } from './surveyPlaces';

/** What one student of a course answered. */
export function CourseSurveyAnswerPage({
  params: { cid, is, iu },
}: {
  params: { cid: string; is: string; iu: string };
}) {
  return <AnsweredSurvey id={is} person={iu} placeOf={() => coursePlace(cid)} />;
}
