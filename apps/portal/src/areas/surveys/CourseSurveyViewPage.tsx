import { ShownSurvey } from './ShownSurvey';
import { useAskedCourse } from './useAsked';

/** One survey of a course. */
export function CourseSurveyViewPage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  return <ShownSurvey id={is} asked={useAskedCourse(cid)} />;
}
