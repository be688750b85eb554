import type { FreeCourse } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { mayAskForFreeCourse } from '@sen/domain/freeCourses/freeCourseRules';
import { href } from '../../routes/paths';
import { formatDate } from '../../words/formats';
import { words } from './words';

interface RequestStateProps {
  course: FreeCourse;
  onAsk: () => void;
  onWithdraw: () => void;
}

/** How far the own request for a course is, and what can be done now; nothing before one was sent. */
export function RequestState({ course, onAsk, onWithdraw }: RequestStateProps) {
  const { id, request, attends, has_class, is_public } = course;
  const mayAsk = is_public && mayAskForFreeCourse({ attends, asked: request?.status ?? null }).allowed;
  if (attends || request?.status === 'approved') {
    const placed = request?.placed_class;
    return (
      <Callout
        tone="success"
        title={words(request?.status === 'approved' ? 'approvedTitle' : 'attendsTitle')}
        actions={
          <>
            {has_class && (
              <ButtonLink variant="primary" href={href('studentCourse', { cid: id })}>
                {words('study')}
              </ButtonLink>
            )}
            {mayAsk && <Button onPress={onAsk}>{words('askAgain')}</Button>}
          </>
        }
      >
        {placed && words('approvedText', { name: placed.name })}
      </Callout>
    );
  }
  if (request?.status === 'pending') {
    const date = formatDate(request.created_at);
    return (
      <Callout
        tone="waiting"
        title={words('pendingTitle', { unit: course.company_name })}
        actions={<Button onPress={onWithdraw}>{words('withdraw')}</Button>}
      >
        {request.asked_class
          ? words('pendingClass', { date, name: request.asked_class.name })
          : words('pendingText', { date })}
      </Callout>
    );
  }
  if (request) {
    const isDenied = request.status === 'denied';
    const reason = request.reason ? words('deniedFor', { reason: request.reason }) : words('deniedText');
    return (
      <Callout
        tone={isDenied ? 'danger' : 'info'}
        title={words(isDenied ? 'deniedTitle' : 'withdrawnTitle')}
        actions={mayAsk && <Button onPress={onAsk}>{words('askAgain')}</Button>}
      >
        {isDenied ? reason : words('withdrawnText')}
      </Callout>
    );
  }
  return null;
}
