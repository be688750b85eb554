import { examQueries } from '@sen/api/resources/exams/examQueries';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { keywords } from '../../patterns/list/callQuery';
import { href } from '../../routes/paths';
import { statusLabel, statusTones } from '../../words/labels';
import { formWords as words } from './words';

/** More are found in the bank. */
const mostCopies = 20;

/** The copies that edits of a used exam have made, the newest first. */
export function ExamCopies({ id }: { id: string }) {
  const { data } = useQuery(examQueries.list({ limit: mostCopies, ...keywords({ copied_from: id }) }));
  if (!data || data.data.length === 0) return words('noCopies');
  return (
    <Stack gap="xs">
      {data.data.map((copy) => (
        <Inline key={copy.id} gap="s">
          <Link href={href('examView', { svid: copy.id })}>{copy.title}</Link>
          <StatusBadge tone={statusTones[copy.status]}>{statusLabel(copy.status)}</StatusBadge>
        </Inline>
      ))}
    </Stack>
  );
}
