import { NewSurvey } from './NewSurvey';
import { useAskedProject } from './useAsked';

/** Creates a survey in a project. */
export function ProjectSurveyAddPage({ params: { ic, ip } }: { params: { ic: string; ip: string } }) {
  return <NewSurvey asked={useAskedProject(ic, ip)} />;
}
