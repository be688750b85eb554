import { SummedSurvey } from './SummedSurvey';
import { useAskedProject } from './useAsked';

/** The answers of a survey of a project, summed up by question. */
export function ProjectSurveyStatisticPage({
  params: { ic, ip, is, iss },
}: {
  params: { ic: string; ip: string; is: string; iss: string };
}) {
  return <SummedSurvey id={is} asked={useAskedProject(ic, ip)} belongs={({ form_id }) => form_id === iss} />;
}
