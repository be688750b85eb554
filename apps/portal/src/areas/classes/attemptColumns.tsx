import type { DataColumn } from '@sen/ui/DataTable';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { attemptLabel, attemptTones } from '../../patterns/review/attemptLabels';
import { AttemptScore } from '../../patterns/review/AttemptScore';
import { attemptWords } from '../../patterns/review/attemptWords';
import { formatDateTime, formatNumber, formatPercent } from '../../words/formats';
import { type AttemptRow, attemptName } from './attemptActions';
import { workWords as words } from './workWords';

/** The columns of a student's attempts at one exam. */
export function attemptColumns(): DataColumn<AttemptRow>[] {
  const column = columnBuilder<AttemptRow>();
  return [
    column.main('attempt', words('attempt'), attemptName, { width: 'narrow' }),
    { key: 'state', header: words('state'), cell: State, width: 'widest' },
    { key: 'submitted', header: words('submitted'), cell: Submitted, width: 'medium' },
    { key: 'score', header: words('score'), cell: Score, align: 'end', width: 'medium' },
  ];
}

/** The state, and of a reset attempt who reset it and why. */
function State(row: AttemptRow) {
  if (row.reset === null)
    return (
      <Stack gap="none">
        <StatusBadge tone={attemptTones[row.state]}>{attemptLabel(row.state)}</StatusBadge>
        {circumstancesOf(row).map((text) => (
          <Text key={text} size="small" tone="muted">
            {text}
          </Text>
        ))}
      </Stack>
    );
  const { reset_by, reset_at, retake, reason } = row.reset;
  return (
    <Stack gap="none">
      <StatusBadge tone="neutral">{words('reset')}</StatusBadge>
      <Text size="small" tone="muted" preserve>
        {words('resetBy', {
          name: reset_by.name,
          time: formatDateTime(reset_at),
          choice: attemptWords(retake),
        })}
      </Text>
      {reason !== null && (
        <Text size="small" tone="muted" preserve>
          {attemptWords('reason', { reason })}
        </Text>
      )}
    </Stack>
  );
}

/** What was out of the ordinary. */
function circumstancesOf({ abandoned, extra_minutes: minutes, reopened, from_file }: AttemptRow): string[] {
  return [
    ...(abandoned ? [words('abandoned')] : []),
    ...(minutes > 0 ? [words('extraTime', { minutes })] : []),
    ...(reopened ? [words('reopened')] : []),
    ...(from_file ? [words('fromFile')] : []),
  ];
}

function Submitted({ submitted_at: time, submitted_by: by }: AttemptRow) {
  if (time === null) return '–';
  if (by !== 'time') return formatDateTime(time);
  return (
    <Stack gap="none">
      <Text as="span">{formatDateTime(time)}</Text>
      <Text as="span" size="small" tone="muted">
        {words('byTime')}
      </Text>
    </Stack>
  );
}

/** The score with its arithmetic, where something is taken off. */
function Score({ number, score, final_score, deduction_percent: percent, waiting_questions }: AttemptRow) {
  const final = <AttemptScore score={final_score} waitingQuestions={waiting_questions} />;
  if (score === null || final_score === null || percent === 0) return final;
  return (
    <Stack gap="none" align="end">
      {final}
      <Text as="span" size="small" tone="muted">
        {words('deducted', {
          number: number + 1,
          score: formatNumber(score),
          percent: formatPercent(percent),
          result: formatNumber(final_score),
        })}
      </Text>
    </Stack>
  );
}
