import { href } from '../../routes/paths';
import { SurveyTaking } from './SurveyTaking';
import { takeWords as words } from './words';

interface Params {
  ip: string;
  ips: string;
  is: string;
}

/** Answers a survey of a project. */
export function SurveyTakePage({ params: { ip, ips, is } }: { params: Params }) {
  return (
    <SurveyTaking
      id={ips}
      of={{ project_id: ip, form_id: is }}
      formHref={(form) => href('surveyTake', { ip, ips, is: form })}
      back={{ href: href('overview'), label: words('toOverview') }}
    />
  );
}
