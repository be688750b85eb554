import type { Exam } from '@sen/api/contract/model';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { QuestionView } from '@sen/ui/QuestionView';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { formWords as words } from './words';

/** The parts of an exam with their questions as students see them, numbered across all parts. */
export function ExamPaper({ exam }: { exam: Exam }) {
  const firstNumbers = exam.parts.map((_, index) =>
    exam.parts.slice(0, index).reduce((sum, { questions }) => sum + questions.length, 1),
  );
  return exam.parts.map((part, index) => (
    <Stack key={part.id} gap="m">
      <Inline justify="between">
        <Heading level={2}>{part.title}</Heading>
        <Text as="span" weight="semibold" tabular>
          {words('points', { points: part.score })}
        </Text>
      </Inline>
      {part.questions.map(({ question, score }, place) => (
        <QuestionView
          key={question.id}
          question={{ ...question, score, number: (firstNumbers[index] ?? 1) + place }}
          value={null}
          readOnly
        />
      ))}
    </Stack>
  ));
}
