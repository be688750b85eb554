import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { CourseSurveyTrail } from './CourseSurveyTrail';
import { SurveyDetail } from './SurveyDetail';
import { coursePlace } from './surveyPlaces';

/** One survey of a course. */
export function CourseSurveyViewPage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  const course = useQuery(courseQueries.full(cid));
  const survey = useQuery(surveyQueries.detail(is));
  return (
    <DetailPage
      query={joinQueries({ course, survey })}
      name={(all) => all.survey.data.name}
      belongs={(all) => all.survey.data.course_id === cid}
    >
      {(all) => (
        <SurveyDetail
          survey={all.survey.data}
          place={coursePlace(cid)}
          breadcrumbs={<CourseSurveyTrail course={all.course.data} current={all.survey.data.name} />}
        />
      )}
    </DetailPage>
  );
}
