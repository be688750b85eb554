import { projectQueries } from '@sen/api/resources/projects/projectQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { joinQueries } from '../../patterns/joinQueries';
import { Loaded } from '../../patterns/Loaded';
import { EditedSurvey, editTitle } from './EditedSurvey';
import { SurveyTrail } from './SurveyTrail';

interface Params {
  ic: string;
  ip: string;
  is: string;
}

/** Edits a survey of a project. */
export function ProjectSurveyEditPage({ params: { ic, ip, is } }: { params: Params }) {
  const project = useQuery(projectQueries.detail(ip));
  const survey = useQuery(surveyQueries.detail(is));
  return (
    <Loaded
      query={joinQueries({ project, survey })}
      belongs={(all) => all.survey.data.project_id === ip && all.project.data.company_id === ic}
    >
      {(all) => (
        <EditedSurvey
          survey={all.survey.data}
          of={{ project: all.project.data }}
          breadcrumbs={<SurveyTrail project={all.project.data} current={editTitle(all.survey.data)} />}
        />
      )}
    </Loaded>
  );
}
