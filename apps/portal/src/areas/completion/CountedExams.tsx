import type { ExplainedAttempt, ExplainedExam } from '@sen/api/contract/model';
import { DataTable } from '@sen/ui/DataTable';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { enteredText } from '../../patterns/scores/enteredText';
import { enteredWords } from '../../patterns/scores/enteredWords';
import { formatNumber, formatPercent } from '../../words/formats';
import { resultScoreLabel } from '../../words/labels';
import { words } from './words';

/** The exams of a student in a class: what each weighs, its attempts with their deductions, and who entered a score instead. */
export function CountedExams({ exams }: { exams: readonly ExplainedExam[] }) {
  const column = columnBuilder<ExplainedExam>();
  return (
    <Stack gap="s">
      <DataTable
        label={words('exams')}
        columns={[
          {
            ...column.main('title', words('exam'), ({ title }) => title),
            cell: nameOf,
          },
          column.amount('weight', words('weight'), weightText, { width: 'medium' }),
          {
            key: 'attempts',
            header: words('attempts'),
            width: 'wide',
            cell: Attempts,
          },
          column.amount('best', words('best'), bestText, { width: 'medium', twoLines: true }),
        ]}
        rows={exams}
        rowId={({ assignment_id }) => assignment_id}
        rowName={({ title }) => title}
      />
      {exams.map(({ assignment_id, title, entered }) =>
        // Below the table, whose cells are cut where a reason is long.
        entered ? (
          <Text key={assignment_id}>
            <strong>{title}</strong>: {enteredText(entered)}
          </Text>
        ) : null,
      )}
    </Stack>
  );
}

function Attempts({ attempts, entered }: ExplainedExam) {
  if (attempts.length === 0) return entered ? enteredWords('scored') : words('notHandedIn');
  return (
    <Stack gap="none">
      {attempts.map((attempt) => (
        <Text key={attempt.attempt_id} as="span" size="small">
          {attemptText(attempt)}
        </Text>
      ))}
    </Stack>
  );
}

/** A final exam is a line of the sum of its own: it has no weight among the others. */
function nameOf({ title, chapter_name, is_final }: ExplainedExam): string {
  return [title, is_final ? words('finalExam') : chapter_name].filter(Boolean).join(' · ');
}

function weightText({ is_final, weight }: ExplainedExam): string {
  if (is_final) return '–';
  return weight === null || weight === 0 ? words('notCounted') : formatPercent(weight);
}

function bestText({ handed_in, best_score, waits }: ExplainedExam): string {
  const label = resultScoreLabel({ score: best_score, waiting: waits });
  if (label !== undefined) return label;
  return words(handed_in ? 'notShown' : 'notHandedIn');
}

function attemptText(attempt: ExplainedAttempt): string {
  const { number, final_score, waits } = attempt;
  if (!waits) return markedText(attempt);
  if (final_score === null) return words('unmarked', { number: number + 1 });
  return words('provisional', { attempt: markedText(attempt) });
}

function markedText({ number, score, deduction_percent, final_score }: ExplainedAttempt): string {
  const at = number + 1;
  if (score === null || final_score === null) return words('hidden', { number: at });
  if (deduction_percent === 0) return words('attempt', { number: at, score: formatNumber(final_score) });
  return words('deducted', {
    number: at,
    before: formatNumber(score),
    percent: formatPercent(deduction_percent),
    score: formatNumber(final_score),
  });
}
