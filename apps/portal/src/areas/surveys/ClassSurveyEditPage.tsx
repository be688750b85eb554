import { EditedSurvey } from './EditedSurvey';
import { useAskedClass } from './useAsked';

/** Edits a survey of a class. */
export function ClassSurveyEditPage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  return <EditedSurvey id={is} asked={useAskedClass(cid)} />;
}
