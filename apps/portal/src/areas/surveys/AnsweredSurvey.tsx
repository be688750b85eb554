import type { Survey } from '@sen/api/contract/model';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { PersonAnswers } from './PersonAnswers';
import { isAskedAt, type SurveyPlace } from './surveyPlaces';

interface AnsweredSurveyProps {
  id: string;
  person: string;
  /** Where the address says that the survey is asked. */
  placeOf: (survey: Survey) => SurveyPlace;
  /** What else of the address has to fit. */
  belongs?: (survey: Survey) => boolean;
}

/** The page of what one person answered. */
export function AnsweredSurvey({ id, person, placeOf, belongs = () => true }: AnsweredSurveyProps) {
  const survey = useQuery(surveyQueries.detail(id));
  const answer = useQuery(surveyQueries.answerOf(id, person));
  return (
    <DetailPage
      query={joinQueries({ survey, answer })}
      name={(all) => all.answer.data.person.name}
      belongs={({ survey: { data } }) => isAskedAt(placeOf(data), data) && belongs(data)}
    >
      {(all) => <PersonAnswers answer={all.answer.data} back={placeOf(all.survey.data).view(id)} />}
    </DetailPage>
  );
}
