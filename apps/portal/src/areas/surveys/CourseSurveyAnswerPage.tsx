import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { PersonAnswers } from './PersonAnswers';
import { coursePlace } from './surveyPlaces';

interface Params {
  cid: string;
  is: string;
  iu: string;
}

/** What one student of a course answered. */
export function CourseSurveyAnswerPage({ params: { cid, is, iu } }: { params: Params }) {
  const survey = useQuery(surveyQueries.detail(is));
  const answer = useQuery(surveyQueries.answerOf(is, iu));
  return (
    <DetailPage
      query={joinQueries({ survey, answer })}
      name={(all) => all.answer.data.person.name}
      belongs={(all) => all.survey.data.course_id === cid}
    >
      {(all) => <PersonAnswers answer={all.answer.data} back={coursePlace(cid).view(is)} />}
    </DetailPage>
  );
}
