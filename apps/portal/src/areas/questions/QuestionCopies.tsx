import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { keywords } from '../../patterns/list/callQuery';
import { href } from '../../routes/paths';
import { formatDate } from '../../words/formats';
import { statusLabel, statusTones } from '../../words/labels';
import { errorWords } from './errorWords';

/** More are found in the bank. */
const mostCopies = 20;

/** The copies that edits of a used question have made, the newest first. */
export function QuestionCopies({ id }: { id: string }) {
  const { data } = useQuery(questionQueries.list({ limit: mostCopies, ...keywords({ copied_from: id }) }));
  if (!data || data.data.length === 0) return errorWords('noCopies');
  return (
    <Stack gap="xs">
      {data.data.map((copy) => (
        <Inline key={copy.id} gap="s">
          <Link href={href('questionView', { qid: copy.id })}>
            {errorWords('copy', { name: copy.name_created, date: formatDate(copy.created_at) })}
          </Link>
          <StatusBadge tone={statusTones[copy.status]}>{statusLabel(copy.status)}</StatusBadge>
        </Inline>
      ))}
    </Stack>
  );
}
