import { SummedSurvey } from './SummedSurvey';
import { useAskedCourse } from './useAsked';

/** The answers of a survey of a course, summed up by question. */
export function CourseSurveyStatisticPage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  return <SummedSurvey id={is} asked={useAskedCourse(cid)} />;
}
