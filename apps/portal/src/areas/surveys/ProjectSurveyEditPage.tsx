import { EditedSurvey } from './EditedSurvey';
import { useAskedProject } from './useAsked';

/** Edits a survey of a project. */
export function ProjectSurveyEditPage({
  params: { ic, ip, is },
}: {
  params: { ic: string; ip: string; is: string };
}) {
  return <EditedSurvey id={is} asked={useAskedProject(ic, ip)} />;
}
