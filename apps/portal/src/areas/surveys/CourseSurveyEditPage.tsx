import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { joinQueries } from '../../patterns/joinQueries';
import { Loaded } from '../../patterns/Loaded';
import { CourseSurveyTrail } from './CourseSurveyTrail';
import { EditedSurvey, editTitle } from './EditedSurvey';

/** Edits a survey of a course. */
export function CourseSurveyEditPage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  const course = useQuery(courseQueries.full(cid));
  const survey = useQuery(surveyQueries.detail(is));
  return (
    <Loaded query={joinQueries({ course, survey })} belongs={(all) => all.survey.data.course_id === cid}>
      {(all) => (
        <EditedSurvey
          survey={all.survey.data}
          of={{ course: all.course.data }}
          breadcrumbs={<CourseSurveyTrail course={all.course.data} current={editTitle(all.survey.data)} />}
        />
      )}
    </Loaded>
  );
}
