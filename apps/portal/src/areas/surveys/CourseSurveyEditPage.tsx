import { EditedSurvey } from './EditedSurvey';
import { useAskedCourse } from './useAsked';

/** Edits a survey of a course. */
export function CourseSurveyEditPage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  return <EditedSurvey id={is} asked={useAskedCourse(cid)} />;
}
