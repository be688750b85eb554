import { NewSurvey } from './NewSurvey';
import { useAskedCourse } from './useAsked';

/** Creates a survey in a course. */
export function CourseSurveyAddPage({ params: { cid } }: { params: { cid: string } }) {
  return <NewSurvey asked={useAskedCourse(cid)} />;
}
