import type { Study } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { CourseIcon, LockIcon, SuccessIcon } from '@sen/ui/icons';
import { href } from '../../routes/paths';
import type { StudyPlace } from './studyPlaces';
import { words } from './words';

/** Nothing is left to study: what comes instead. */
export function NothingOpen({ study, places }: { study: Study; places: readonly StudyPlace[] }) {
  const toClass = (
    <ButtonLink href={href('classroom', { cid: study.classroom_id })}>{words('toClass')}</ButtonLink>
  );
  const exam = places.find(
    ({ item }) => item.kind === 'exam' && (item.state === 'open' || item.state === 'started'),
  );
  if (exam)
    return (
      <EmptyState
        level={1}
        icon={CourseIcon}
        title={words('examNextTitle', { title: exam.item.title })}
        actions={
          <ButtonLink variant="primary" href={exam.href}>
            {words('openExam')}
          </ButtonLink>
        }
      >
        {words('examNextText')}
      </EmptyState>
    );
  const closed = places.find(({ item }) => item.closed !== null)?.item.closed;
  if (closed)
    return (
      <EmptyState level={1} icon={LockIcon} title={words('closedTitle')} actions={toClass}>
        {closed.message}
      </EmptyState>
    );
  const isDone = study.total > 0 && study.done === study.total;
  return (
    <EmptyState
      level={1}
      icon={isDone ? SuccessIcon : CourseIcon}
      title={words(isDone ? 'doneTitle' : 'nothingTitle')}
      actions={toClass}
    >
      {words(isDone ? 'doneText' : 'nothingText')}
    </EmptyState>
  );
}
