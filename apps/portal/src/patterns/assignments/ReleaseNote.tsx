import type { Assignment, ReleaseTime, Review } from '@sen/api/contract/model';
import { includes } from '@sen/domain/attempts/release';
import { Callout } from '@sen/ui/Callout';
import { formatDeadline } from '../../words/formats';
import { releaseWords as words } from './releaseWords';

/** Tells a student what is not shown yet, and when it is. */
export function ReleaseNote({ review, assignment }: { review: Review; assignment: Assignment }) {
  const { shown, key_held_until } = review;
  const { show_score, show_answers, show_key, end_time } = assignment;
  const when = (time: ReleaseTime) =>
    time === 'no_attempt_left'
      ? words('whenNoAttemptLeft')
      : words('whenEnded', { end: formatDeadline(end_time) });
  const lines = [
    !includes(shown, 'score') &&
      (show_score === 'never' ? words('scoreNever') : words('scoreWaits', { when: when(show_score) })),
    !includes(shown, 'answers') &&
      show_score !== 'never' &&
      (show_answers === 'never' ? words('answersNever') : words('answersWait', { when: when(show_answers) })),
    !includes(shown, 'key') &&
      show_answers !== 'never' &&
      (key_held_until !== null
        ? words('keyHeld', { until: formatDeadline(key_held_until) })
        : show_key === 'never'
          ? words('keyNever')
          : words('keyWaits', { when: when(show_key) })),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return <Callout tone="info">{lines.join(' ')}</Callout>;
}
