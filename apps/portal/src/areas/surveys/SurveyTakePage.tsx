import { href } from '../../routes/paths';
import { SurveyTaking } from './SurveyTaking';
import { takeWords as words } from './words';

interface Params {
  ip: string;
  ips: string;
  is: string;
}

/** Answers a survey of a project. */
export function SurveyTakePage({ params: { ips } }: { params: Params }) {
  return <SurveyTaking id={ips} back={{ href: href('overview'), label: words('toOverview') }} />;
}
