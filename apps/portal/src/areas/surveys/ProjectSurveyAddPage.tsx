import type { Project } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { pageTitle } from '../../routes/pageTitles';
import { SurveyEditor } from './SurveyEditor';
import { emptySurvey, surveyReaders } from './surveyForm';
import { SurveyTrail } from './SurveyTrail';

/** Creates a survey in a project. */
export function ProjectSurveyAddPage({ params: { ic, ip } }: { params: { ic: string; ip: string } }) {
  return (
    <Loaded query={useQuery(projectQueries.detail(ip))} belongs={({ data }) => data.company_id === ic}>
      {({ data }) => <NewSurvey project={data} />}
    </Loaded>
  );
}

function NewSurvey({ project }: { project: Project }) {
  const user = useUser();
  const initial = useMemo(() => emptySurvey(project), [project]);
  const title = pageTitle('projectSurveyAdd');
  return (
    <FormPage
      title={title}
      breadcrumbs={<SurveyTrail project={project} current={title} />}
      draftKey={`${user.id}:survey:new:${project.id}`}
      base={null}
      initial={initial}
      readers={surveyReaders}
    >
      {(work) => <SurveyEditor work={work} of={{ project }} />}
    </FormPage>
  );
}
