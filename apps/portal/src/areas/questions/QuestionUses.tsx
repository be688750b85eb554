import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { href } from '../../routes/paths';
import { formWords } from './formWords';

/** The exams that contain a question. */
export function QuestionUses({ id }: { id: string }) {
  const { data } = useQuery(questionQueries.uses(id));
  if (!data) return formWords('yes');
  return (
    <Stack gap="xs">
      {data.data.map((exam) => (
        <Link key={exam.id} href={href('examView', { svid: exam.id })}>
          {exam.title}
        </Link>
      ))}
    </Stack>
  );
}
