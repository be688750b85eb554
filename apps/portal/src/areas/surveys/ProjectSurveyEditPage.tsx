import type { Project, Survey } from '@sen/api/contract/model';
import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { Callout } from '@sen/ui/Callout';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { joinQueries } from '../../patterns/joinQueries';
import { Loaded } from '../../patterns/Loaded';
import { SurveyEditor } from './SurveyEditor';
import { formOf, surveyReaders } from './surveyForm';
import { SurveyTrail } from './SurveyTrail';
import { formWords } from './words';

interface Params {
  ic: string;
  ip: string;
  is: string;
}

/** Edits a survey that is not completed. */
export function ProjectSurveyEditPage({ params: { ic, ip, is } }: { params: Params }) {
  const project = useQuery(projectQueries.detail(ip));
  const survey = useQuery(surveyQueries.detail(is));
  return (
    <Loaded
      query={joinQueries({ project, survey })}
      belongs={(all) => all.survey.data.project_id === ip && all.project.data.company_id === ic}
    >
      {(all) =>
        all.survey.data.state === 'finished' ? (
          <PageFrame measure="sheet">
            <Callout tone="waiting" title={formWords('completed')} />
          </PageFrame>
        ) : (
          <EditedSurvey project={all.project.data} survey={all.survey.data} />
        )
      }
    </Loaded>
  );
}

function EditedSurvey({ project, survey }: { project: Project; survey: Survey }) {
  const user = useUser();
  const initial = useMemo(() => formOf(survey), [survey]);
  const title = formWords('editing', { name: survey.name });
  return (
    <FormPage
      title={title}
      breadcrumbs={<SurveyTrail project={project} current={title} />}
      draftKey={`${user.id}:survey:${survey.id}`}
      base={String(survey.version)}
      initial={initial}
      readers={surveyReaders}
    >
      {(work) => <SurveyEditor work={work} project={project} survey={survey} />}
    </FormPage>
  );
}
