import type { RuledClass, RuleDifference } from '@sen/api/contract/model';
import { Card } from '@sen/ui/Card';
import { DataTable, type DataTableProps } from '@sen/ui/DataTable';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { Tone } from '@sen/ui/tokens/tones';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { href } from '../../routes/paths';
import { formatNumber, formatPercent } from '../../words/formats';
import { ratingLabel } from '../../words/labels';
import { ruleWords as words } from './ruleWords';

interface RuleClassesProps extends Pick<DataTableProps<RuledClass>, 'paging' | 'loading'> {
  classes: readonly RuledClass[];
}

const stateWords = { differs: 'differs', same: 'same', other_exams: 'staysAsItIs' } as const;
const stateTones: Record<RuledClass['state'], Tone> = {
  differs: 'waiting',
  same: 'success',
  other_exams: 'neutral',
};

/** What each class judges by, beside what its course says now. */
export function RuleClasses({ classes, ...table }: RuleClassesProps) {
  const column = columnBuilder<RuledClass>();
  return (
    <Card title={words('classes')}>
      {classes.length === 0 ? (
        <Text tone="muted">{words('noClasses')}</Text>
      ) : (
        <DataTable
          {...table}
          label={words('classes')}
          columns={[
            column.main('class', words('class'), ({ classroom_name: name }) => name, { width: 'wide' }),
            column.number('students', words('students'), ({ student_count: count }) => count),
            column.status('state', words('state'), ({ state }) => state, stateLabel, stateTones),
            { key: 'differences', header: words('differences'), width: 'widest', cell: Differences },
          ]}
          rows={classes}
          rowId={({ id }) => id}
          rowName={({ classroom_name: name }) => name}
          rowHref={({ id }) => href('classroom', { cid: id })}
        />
      )}
    </Card>
  );
}

const stateLabel = (state: RuledClass['state']) => words(stateWords[state]);

function Differences({ state, differences, keeps_scores: keepsScores }: RuledClass) {
  if (state === 'other_exams') return words('otherExams');
  if (differences.length === 0 && !keepsScores) return '–';
  return (
    <Stack gap="none">
      {differences.map((difference) => (
        // The figures come last: a line that is cut would lose them.
        <Text key={`${difference.what} ${difference.survey_title ?? ''}`} as="span" size="small" preserve>
          {words('difference', {
            what: nameOf(difference),
            before: figure(difference, difference.before),
            after: figure(difference, difference.after),
          })}
        </Text>
      ))}
      {keepsScores && (
        <Text as="span" size="small" tone="muted" preserve>
          {words('keepsScores')}
        </Text>
      )}
    </Stack>
  );
}

function nameOf({ what, survey_title: exam }: RuleDifference): string {
  if (what === 'weight') return exam === null ? words('weightOfExam') : words('weight', { exam });
  if (what === 'completion_score' || what === 'certificate_score') return words(what);
  return ratingLabel(what);
}

function figure({ what }: RuleDifference, value: number | null): string {
  if (value === null) return '–';
  return what === 'weight' ? formatPercent(value) : formatNumber(value);
}
