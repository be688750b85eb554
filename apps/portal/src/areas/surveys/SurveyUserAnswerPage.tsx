import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { PersonAnswers } from './PersonAnswers';
import { projectPlace } from './surveyPlaces';

interface Params {
  ip: string;
  ips: string;
  is: string;
  iu: string;
}

/** What one participant of a project answered. */
export function SurveyUserAnswerPage({ params: { ip, ips, is, iu } }: { params: Params }) {
  const survey = useQuery(surveyQueries.detail(ips));
  const answer = useQuery(surveyQueries.answerOf(ips, iu));
  return (
    <DetailPage
      query={joinQueries({ survey, answer })}
      name={(all) => all.answer.data.person.name}
      belongs={(all) => all.survey.data.project_id === ip && all.survey.data.form.id === is}
    >
      {(all) => (
        <PersonAnswers
          answer={all.answer.data}
          back={projectPlace({ ...all.survey.data, id: ip }).view(ips)}
        />
      )}
    </DetailPage>
  );
}
