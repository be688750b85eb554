import type { QuestionUse } from '@sen/api/contract/model';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { href } from '../../routes/paths';
import { errorWords } from './errorWords';
import { formWords } from './formWords';

interface QuestionUsesProps {
  id: string;
  /** Whether the results of classes may need a correction. */
  isFaulty: boolean;
}

/** The exams that contain a question, and the own classes that have them. */
export function QuestionUses({ id, isFaulty }: QuestionUsesProps) {
  const { data } = useQuery(questionQueries.uses(id));
  if (!data) return formWords('yes');
  return (
    <Stack gap="s">
      {data.data.map((exam) => (
        <Stack key={exam.id} gap="xs">
          <Link href={href('examView', { svid: exam.id })}>{exam.title}</Link>
          <ExamPlaces exam={exam} questionId={id} isFaulty={isFaulty} />
        </Stack>
      ))}
    </Stack>
  );
}

interface ExamPlacesProps {
  exam: QuestionUse;
  questionId: string;
  isFaulty: boolean;
}

function ExamPlaces({ exam: { in_use, assignments }, questionId, isFaulty }: ExamPlacesProps) {
  if (assignments.length === 0)
    return (
      <Text size="small" tone="muted">
        {errorWords(in_use ? 'assignedElsewhere' : 'notAssigned')}
      </Text>
    );
  return assignments.map(({ id, classroom_id: cid, classroom_name: name, handed_in }) => (
    <Inline key={id} gap="s" align="baseline">
      <Link href={href('classroom', { cid })}>{name}</Link>
      <Text as="span" size="small" tone="muted">
        {errorWords('handedIn', { count: handed_in })}
      </Text>
      {isFaulty && handed_in > 0 && (
        <Link href={`${href('corrections', { cid, ssclid: id })}?question=${questionId}`}>
          {errorWords('correct')}
        </Link>
      )}
    </Inline>
  ));
}
