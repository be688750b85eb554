import { SummedSurvey } from './SummedSurvey';
import { useAskedClass } from './useAsked';

/** The answers of a survey of a class, summed up by question. */
export function ClassSurveyStatisticPage({
  params: { _id: id, cid },
}: {
  params: { _id: string; cid: string };
}) {
  return <SummedSurvey id={id} asked={useAskedClass(cid)} />;
}
