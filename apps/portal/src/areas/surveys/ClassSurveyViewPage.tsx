import { ShownSurvey } from './ShownSurvey';
import { useAskedClass } from './useAsked';

/** One survey of a class. */
export function ClassSurveyViewPage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  return <ShownSurvey id={is} asked={useAskedClass(cid)} />;
}
