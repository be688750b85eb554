import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { pageTitle } from '../../routes/pageTitles';
import { CourseSurveyTrail } from './CourseSurveyTrail';
import { SurveySums } from './SurveySums';

/** The answers of a survey of a course, summed up by question. */
export function CourseSurveyStatisticPage({
  params: { is: id, cid },
}: {
  params: { is: string; cid: string };
}) {
  const course = useQuery(courseQueries.full(cid));
  const statistics = useQuery(surveyQueries.statistics(id));
  return (
    <DetailPage
      query={joinQueries({ course, statistics })}
      name={(all) => all.statistics.data.name}
      belongs={(all) => all.statistics.data.course_id === cid}
    >
      {(all) => (
        <SurveySums
          id={id}
          statistics={all.statistics.data}
          breadcrumbs={
            <CourseSurveyTrail course={all.course.data} current={pageTitle('courseSurveyStatistic')} />
          }
        />
      )}
    </DetailPage>
  );
}
