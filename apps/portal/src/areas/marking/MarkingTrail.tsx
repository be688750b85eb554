import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Breadcrumbs } from '@sen/ui/Breadcrumbs';
import { useQuery } from '@tanstack/react-query';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { words } from './words';

/** Breadcrumbs of a class's marking and of one attempt in it. */
export function MarkingTrail({ classroomId, student }: { classroomId: string; student?: string }) {
  const classroom = useQuery(classQueries.detail(classroomId));
  const above = [
    { href: href('classes'), label: words('classes') },
    {
      href: href('classroom', { cid: classroomId }),
      label: classroom.data?.data.classroom_name ?? words('class'),
    },
  ];
  if (student === undefined) return <Breadcrumbs items={above} current={pageTitle('marking')} />;
  const marking = { href: href('marking', { cid: classroomId }), label: pageTitle('marking') };
  return <Breadcrumbs items={[...above, marking]} current={student} />;
}
