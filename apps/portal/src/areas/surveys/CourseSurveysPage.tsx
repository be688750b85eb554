import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { useDocumentName } from '../../patterns/useDocumentName';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { coursePlace } from './surveyPlaces';
import { SurveysOf } from './SurveysOf';
import { words } from './words';

/** The surveys of a course, which are asked in all its classes. */
export function CourseSurveysPage({ params: { cid } }: { params: { cid: string } }) {
  const name = useQuery(courseQueries.full(cid)).data?.data.course_name;
  useDocumentName(name ?? '');
  return (
    <SurveysOf
      name="courseSurveys"
      place={coursePlace(cid)}
      query={surveyQueries.ofCourse(cid)}
      back={{ href: href('courseView', { cid }), label: name ?? pageTitle('courseView') }}
      add={href('courseSurveyAdd', { cid })}
      none={words('emptyCourseText')}
    />
  );
}
