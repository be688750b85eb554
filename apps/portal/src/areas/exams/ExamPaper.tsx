import type { Exam } from '@sen/api/contract/model';
import { Badge } from '@sen/ui/Badge';
import { EmptyState } from '@sen/ui/EmptyState';
import { Heading } from '@sen/ui/Heading';
import { ExamIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { AsStudentSwitch } from '../../patterns/questions/AsStudentSwitch';
import { QuestionDocument } from '../../patterns/questions/QuestionDocument';
import { href } from '../../routes/paths';
import { partFigures, type PartFigures } from './partFigures';
import { formWords as words } from './words';

/** The parts of an exam with their questions, numbered across all parts: with the keys, or as students see them. */
export function ExamPaper({ exam }: { exam: Exam }) {
  const [asStudent, setAsStudent] = useState(false);
  const parts = partFigures(exam);
  if (parts.every(({ count }) => count === 0))
    return (
      <EmptyState icon={ExamIcon} title={words('noQuestions')}>
        {words('noQuestionsText')}
      </EmptyState>
    );
  return (
    <>
      {parts.length > 1 && <Outline parts={parts} />}
      <Stack gap="l">
        <Inline justify="between" gap="m">
          <Heading level={2}>{words('content')}</Heading>
          <AsStudentSwitch on={asStudent} onChange={setAsStudent} />
        </Inline>
        {parts.map(({ part, anchor, first, ...figures }) => (
          <Stack key={part.id}>
            <Inline justify="between" align="baseline">
              <Heading level={3} id={anchor}>
                {part.title}
              </Heading>
              <Figures {...figures} />
            </Inline>
            {part.questions.map(({ question, score }, place) => (
              <QuestionDocument
                key={question.id}
                question={question}
                inExam={{ number: first + place, score }}
                level={4}
                asStudent={asStudent}
                actions={question.check_error && <FaultyMark id={question.id} number={first + place} />}
              />
            ))}
          </Stack>
        ))}
      </Stack>
    </>
  );
}

/** Beside the heading of a question that is marked as wrong. */
function FaultyMark({ id, number }: { id: string; number: number }) {
  return (
    <Inline gap="s">
      <Badge tone="attention">{words('faulty')}</Badge>
      <Link href={href('questionView', { qid: id })}>{words('openFaulty', { number })}</Link>
    </Inline>
  );
}

/** Links to the parts. */
function Outline({ parts }: { parts: readonly PartFigures[] }) {
  return (
    <Stack gap="s">
      <Heading level={2}>{words('structure')}</Heading>
      <Stack as="ol" gap="xs">
        {parts.map(({ part, anchor, ...figures }) => (
          <Inline key={part.id} as="li" justify="between" align="baseline">
            <Link href={`#${anchor}`}>{part.title}</Link>
            <Figures {...figures} />
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

function Figures({ count, points }: Pick<PartFigures, 'count' | 'points'>) {
  return (
    <Text as="span" tone="muted" tabular>
      {words('questionsOf', { count, points })}
    </Text>
  );
}
