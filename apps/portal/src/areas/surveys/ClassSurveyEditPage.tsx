import { classQueries } from '@sen/api/resources/classes/classQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { joinQueries } from '../../patterns/joinQueries';
import { Loaded } from '../../patterns/Loaded';
import { ClassSurveyTrail } from './ClassSurveyTrail';
import { EditedSurvey, editTitle } from './EditedSurvey';

/** Edits a survey of a class. */
export function ClassSurveyEditPage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  const classroom = useQuery(classQueries.detail(cid));
  const survey = useQuery(surveyQueries.detail(is));
  return (
    <Loaded
      query={joinQueries({ classroom, survey })}
      belongs={(all) => all.survey.data.classroom_id === cid}
    >
      {(all) => (
        <EditedSurvey
          survey={all.survey.data}
          of={{ classroom: all.classroom.data }}
          breadcrumbs={
            <ClassSurveyTrail classroom={all.classroom.data} current={editTitle(all.survey.data)} />
          }
        />
      )}
    </Loaded>
  );
}
