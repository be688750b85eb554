import { AnsweredSurvey } from './AnsweredSurvey';
import { projectPlace } from './surveyPlaces';

interface Params {
  ip: string;
  ips: string;
  is: string;
  iu: string;
}

/** What one participant of a project answered. */
export function SurveyUserAnswerPage({ params: { ip, ips, is, iu } }: { params: Params }) {
  return (
    <AnsweredSurvey
      id={ips}
      person={iu}
      placeOf={({ company_id }) => projectPlace({ company_id, id: ip })}
      belongs={({ form }) => form.id === is}
    />
  );
}
