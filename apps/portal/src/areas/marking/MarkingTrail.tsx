import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { useQuery } from '@tanstack/react-query';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { markingOrigin } from './markingLists';
import { words } from './words';

/** Breadcrumbs of a class's marking, and of one attempt: they lead back to the list that it was opened from. */
export function MarkingTrail({ classroomId, student }: { classroomId: string; student?: string }) {
  const classroom = useQuery(classQueries.detail(classroomId));
  const above = [
    backToList('classes'),
    {
      href: href('classroom', { cid: classroomId }),
      label: classroom.data?.data.classroom_name ?? words('class'),
    },
  ];
  if (student === undefined) return <Breadcrumbs items={above} current={pageTitle('marking')} />;
  const origin = markingOrigin(classroomId);
  const list = { href: origin.href, label: pageTitle(origin.list) };
  if (origin.list === 'toMark') return <Breadcrumbs items={[list]} current={student} />;
  return <Breadcrumbs items={[...above, list]} current={student} />;
}
