import type { Submission } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Text } from '@sen/ui/Text';
import { useUser } from '../../app/session/useUser';
import { markingOrigin } from './markingLists';
import { markHref } from './submissionRow';
import { words } from './words';

interface NextToMarkProps {
  /** From `useNextToMark`. */
  next: Submission | null | undefined;
  classroomId: string;
}

/** Leads to the next attempt to mark, or says that none is left. */
export function NextToMark({ next, classroomId }: NextToMarkProps) {
  const teacher = useUser();
  if (next === undefined) return null;
  const page = next && markHref(next, teacher.id);
  if (page)
    return (
      <ButtonLink variant="primary" href={page}>
        {words('next', { student: next.student.name })}
      </ButtonLink>
    );
  const origin = markingOrigin(classroomId);
  return (
    <Inline gap="s">
      <Text as="span" tone="success" weight="medium">
        {words('noneLeft')}
      </Text>
      <Link href={origin.href}>{words(origin.list === 'toMark' ? 'backToWaiting' : 'backToList')}</Link>
    </Inline>
  );
}
