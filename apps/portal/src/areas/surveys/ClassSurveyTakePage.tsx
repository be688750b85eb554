import { href } from '../../routes/paths';
import { SurveyTaking } from './SurveyTaking';
import { takeWords as words } from './words';

/** Answers a survey of a class. */
export function ClassSurveyTakePage({ params: { cid, is } }: { params: { cid: string; is: string } }) {
  return (
    <SurveyTaking
      id={is}
      of={{ classroom_id: cid }}
      back={{ href: href('classroom', { cid }), label: words('toClass') }}
    />
  );
}
