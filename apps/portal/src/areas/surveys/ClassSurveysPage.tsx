import { can } from '@sen/domain/access/can';
import { useUser } from '../../app/session/useUser';
import { AskedInClass } from './AskedInClass';
import { SurveysOfClass } from './SurveysOfClass';

/** The surveys of a class: those to answer for a student, all for its teachers and managers. */
export function ClassSurveysPage({ params: { cid } }: { params: { cid: string } }) {
  return can(useUser().role, 'survey.manage') ? <SurveysOfClass cid={cid} /> : <AskedInClass cid={cid} />;
}
