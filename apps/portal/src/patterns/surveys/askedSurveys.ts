import type { MySurvey, OwnClassSurvey } from '@sen/api/contract/model';
import { href } from '../../routes/paths';

/** Whether a survey can be answered now, and is not yet. */
export const waitsForAnswer = ({ state, answered }: OwnClassSurvey) => state === 'happening' && !answered;

/** Where a survey is answered. */
export function takeHref({ id, form_id, project_id, classroom_id }: MySurvey): string {
  return classroom_id === null
    ? href('surveyTake', { ip: project_id ?? '', ips: id, is: form_id })
    : href('classSurveyTake', { cid: classroom_id, is: id });
}
