import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';

interface ClassSurveyTrailProps {
  classroom: { id: string; classroom_name: string };
  current: string;
}

/** Breadcrumbs of the surveys of a class. */
export function ClassSurveyTrail({ classroom: { id: cid, classroom_name }, current }: ClassSurveyTrailProps) {
  return (
    <Breadcrumbs
      items={[
        backToList('classes', 'overview'),
        { href: href('classroom', { cid }), label: classroom_name },
        { href: href('classSurveys', { cid }), label: pageTitle('classSurveys') },
      ]}
      current={current}
    />
  );
}
