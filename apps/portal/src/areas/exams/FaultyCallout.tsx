import type { Exam } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { faultyQuestions } from '../../patterns/questions/faultyQuestions';
import { href } from '../../routes/paths';
import { formWords as words } from './words';

/** Names the questions of an exam that are marked as wrong, with what is wrong in them. */
export function FaultyCallout({ exam }: { exam: Exam }) {
  const faulty = faultyQuestions(exam);
  if (faulty.length === 0) return null;
  return (
    <Callout tone="attention" title={words('hasError')}>
      <Stack gap="xs">
        {faulty.map(({ number, question: { id, error } }) => (
          <Text key={id}>
            <Link href={href('questionView', { qid: id })}>{words('faultyQuestion', { number })}</Link>
            {error?.reason && `: ${error.reason}`}
          </Text>
        ))}
        <Text>{words(exam.in_use ? 'hasErrorUsed' : 'hasErrorText')}</Text>
      </Stack>
    </Callout>
  );
}
