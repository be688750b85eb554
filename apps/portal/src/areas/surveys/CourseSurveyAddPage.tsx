import type { FullCourse } from '@sen/api/contract/model';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { pageTitle } from '../../routes/pageTitles';
import { CourseSurveyTrail } from './CourseSurveyTrail';
import { SurveyEditor } from './SurveyEditor';
import { emptySurvey, surveyReaders } from './surveyForm';

/** Creates a survey in a course. */
export function CourseSurveyAddPage({ params: { cid } }: { params: { cid: string } }) {
  return (
    <Loaded query={useQuery(courseQueries.full(cid))}>{({ data }) => <NewSurvey course={data} />}</Loaded>
  );
}

function NewSurvey({ course }: { course: FullCourse }) {
  const user = useUser();
  const initial = useMemo(() => emptySurvey({ participants: [] }, true), []);
  const title = pageTitle('courseSurveyAdd');
  return (
    <FormPage
      title={title}
      breadcrumbs={<CourseSurveyTrail course={course} current={title} />}
      draftKey={`${user.id}:survey:newOfCourse:${course.id}`}
      base={null}
      initial={initial}
      readers={surveyReaders}
    >
      {(work) => <SurveyEditor work={work} of={{ course }} />}
    </FormPage>
  );
}
