import { NewSurvey } from './NewSurvey';
import { useAskedClass } from './useAsked';

/** Creates a survey in a class. */
export function ClassSurveyAddPage({ params: { cid } }: { params: { cid: string } }) {
  return <NewSurvey asked={useAskedClass(cid)} />;
}
