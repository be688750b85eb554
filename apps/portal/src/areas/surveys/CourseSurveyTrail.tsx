import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';

interface CourseSurveyTrailProps {
  course: { id: string; course_name: string };
  current: string;
}

/** Breadcrumbs of the surveys of a course. */
export function CourseSurveyTrail({ course: { id: cid, course_name }, current }: CourseSurveyTrailProps) {
  return (
    <Breadcrumbs
      items={[
        backToList('courses'),
        { href: href('courseView', { cid }), label: course_name },
        { href: href('courseSurveys', { cid }), label: pageTitle('courseSurveys') },
      ]}
      current={current}
    />
  );
}
