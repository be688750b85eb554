import type { RuledClass, RuleDifference } from '@sen/api/contract/model';
import { Card } from '@sen/ui/Card';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { formatNumber } from '../../words/formats';
import { ratingLabel } from '../../words/labels';
import { ruleWords as words } from './ruleWords';

/** What each class judges by, beside what its course says now. */
export function RuleClasses({ classes }: { classes: readonly RuledClass[] }) {
  return (
    <Card title={words('classes')}>
      <Stack>
        {classes.length === 0 && <Text tone="muted">{words('noClasses')}</Text>}
        {classes.map((one) => (
          <Stack key={one.id} gap="xs">
            <Text weight="medium">{one.classroom_name}</Text>
            {one.state === 'same' && (
              <Text size="small" tone="muted">
                {words('same')}
              </Text>
            )}
            {one.state === 'other_exams' && (
              <Text size="small" tone="waiting">
                {words('otherExams')}
              </Text>
            )}
            {one.differences.map((difference) => (
              <Text key={`${difference.what} ${difference.survey_title ?? ''}`} size="small">
                {words('difference', {
                  what: nameOf(difference),
                  before: figure(difference, difference.before),
                  after: figure(difference, difference.after),
                })}
              </Text>
            ))}
            {one.keeps_scores && (
              <Text size="small" tone="muted">
                {words('keepsScores')}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function nameOf({ what, survey_title: exam }: RuleDifference): string {
  if (what === 'weight') return exam === null ? words('weightOfExam') : words('weight', { exam });
  if (what === 'completion_score' || what === 'certificate_score') return words(what);
  return ratingLabel(what);
}

function figure({ what }: RuleDifference, value: number | null): string {
  if (value === null) return '–';
  return what === 'weight' ? `${formatNumber(value)}%` : formatNumber(value);
}
