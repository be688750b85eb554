import type { Exam } from '@sen/api/contract/model';
import { Badge } from '@sen/ui/Badge';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { questionTypeLabel } from '../../words/labels';
import { plainTitle } from '../../words/plainTitle';
import { formWords as words } from './words';

/** The parts of an exam with their questions, numbered through the whole paper. */
export function ExamPaper({ exam }: { exam: Exam }) {
  const firstNumbers = exam.parts.map((_, index) =>
    exam.parts.slice(0, index).reduce((sum, { questions }) => sum + questions.length, 1),
  );
  return exam.parts.map((part, index) => (
    <Card
      key={part.id}
      title={part.title}
      actions={
        <Text as="span" weight="semibold" tabular>
          {words('points', { points: part.score })}
        </Text>
      }
    >
      <Stack as="ol" gap="m">
        {part.questions.map(({ question, score }, place) => (
          <Stack as="li" gap="xxs" key={question.id}>
            <Inline justify="between">
              <Inline>
                <Text as="strong" size="small">
                  {words('questionNumber', { number: (firstNumbers[index] ?? 1) + place })}
                </Text>
                <Badge>{questionTypeLabel(question.content.type)}</Badge>
              </Inline>
              <Text as="span" size="small" tone="muted" tabular>
                {words('points', { points: score })}
              </Text>
            </Inline>
            <Text preserve>{plainTitle(question.title)}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  ));
}
