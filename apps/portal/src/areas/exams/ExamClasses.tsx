import type { Exam } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Link } from '@sen/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { keywords } from '../../patterns/list/callQuery';
import { href } from '../../routes/paths';
import { formWords as words } from './words';

/** More would hide the exam below them. */
const mostNames = 5;

/** The classes that an exam is assigned to, as far as the user sees them. */
export function ExamClasses({ exam: { id, in_use } }: { exam: Pick<Exam, 'id' | 'in_use'> }) {
  const { data } = useQuery({
    ...classQueries.list({ limit: mostNames, ...keywords({ survey_id: id }) }),
    enabled: in_use,
  });
  if (!in_use) return words('assignedNowhere');
  if (!data) return words('usedBy');
  if (data.total === 0) return words('assignedElsewhere');
  const rest = data.total - data.data.length;
  return (
    <>
      {words('assignedTo')}{' '}
      {data.data.map((classroom, place) => (
        <Fragment key={classroom.id}>
          {place > 0 && ', '}
          <Link href={href('classroom', { cid: classroom.id })}>{classroom.classroom_name}</Link>
        </Fragment>
      ))}
      {rest > 0 && ` ${words('assignedToMore', { count: rest })}`}
    </>
  );
}
