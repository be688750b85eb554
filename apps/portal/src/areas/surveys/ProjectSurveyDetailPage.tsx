import { ShownSurvey } from './ShownSurvey';
import { useAskedProject } from './useAsked';

/** One survey of a project. */
export function ProjectSurveyDetailPage({
  params: { ic, ip, is },
}: {
  params: { ic: string; ip: string; is: string };
}) {
  return <ShownSurvey id={is} asked={useAskedProject(ic, ip)} />;
}
