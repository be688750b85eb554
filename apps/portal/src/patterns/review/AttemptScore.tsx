import { Inline } from '@sen/ui/Inline';
import { Text } from '@sen/ui/Text';
import { formatNumber } from '../../words/formats';
import { attemptWords } from './attemptWords';

interface AttemptScoreProps {
  /** After the deduction. */
  score: number | null;
  waitingQuestions: number;
}

/** A score in a table; the score so far is called provisional while marks are missing. */
export function AttemptScore({ score, waitingQuestions }: AttemptScoreProps) {
  if (score === null) return '–';
  if (waitingQuestions === 0) return formatNumber(score);
  return (
    <Inline gap="xs" justify="end" align="baseline" wrap={false}>
      <Text as="span" size="small" tone="waiting">
        {attemptWords('provisional')}
      </Text>
      {formatNumber(score)}
    </Inline>
  );
}
