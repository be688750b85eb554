import type { Review } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { deduct } from '@sen/domain/attempts/retake';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ReleaseNote } from '../../patterns/assignments/ReleaseNote';
import { readyHref } from '../../patterns/assignments/readyHref';
import { formatPercent } from '../../words/formats';
import { seenWords } from './seenWords';

/** What a student can do and expect after handing in: the next attempt with its deduction, and what is shown when. */
export function AfterHandIn({ review }: { review: Review }) {
  const { data } = useQuery(attemptQueries.assignment(review.assignment_id));
  if (!data) return null;
  const { assignment, may_start } = data.data;
  const { attempts = [], attempts_left = 0 } = assignment.mine ?? {};
  const { percent } = deduct(0, assignment.deduction_percent, attempts.length);
  const number = attempts.length + 1;
  const isRunning = attempts.some(({ state }) => state === 'in_progress');
  return (
    <Stack gap="s">
      {may_start && attempts_left > 0 && !isRunning && (
        <Inline gap="m">
          <ButtonLink variant="primary" href={readyHref(assignment, review.student.id)}>
            {seenWords('retake', { number })}
          </ButtonLink>
          <Text tone="muted">
            {seenWords('retakesLeft', { count: attempts_left })}{' '}
            {percent > 0 && seenWords('retakeDeduction', { number, percent: formatPercent(percent) })}{' '}
            {seenWords('bestCounts')}
          </Text>
        </Inline>
      )}
      <ReleaseNote review={review} assignment={assignment} />
    </Stack>
  );
}
