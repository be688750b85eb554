import type { Assignment, Class, ClassRow } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Badge } from '@sen/ui/Badge';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Inline } from '@sen/ui/Inline';
import { Skeleton } from '@sen/ui/Skeleton';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQueries } from '@tanstack/react-query';
import { href } from '../../routes/paths';
import { words } from './words';

/** The exams of these classes with attempts that wait for marking. */
export function Waiting({ classes }: { classes: readonly ClassRow[] }) {
  const classrooms = useQueries({
    queries: classes
      .filter((classroom) => classroom.assignment_count > 0)
      .map(({ id }) => classQueries.detail(id)),
    combine: (results) => ({
      pending: results.some((result) => result.isPending),
      waiting: results.flatMap(({ data }) => (data ? waitingIn(data.data) : [])),
    }),
  });
  if (classrooms.waiting.length > 0) return <WaitingCards waiting={classrooms.waiting} />;
  if (classrooms.pending) return <Skeleton kind="block" />;
  return (
    <Callout tone="accent" title={words('waitingNone')}>
      {words('waitingNoneText')}
    </Callout>
  );
}

function waitingIn({ surveys }: Class): Assignment[] {
  return surveys.filter(({ waiting_count: count = 0 }) => count > 0);
}

function WaitingCards({ waiting }: { waiting: readonly Assignment[] }) {
  return (
    <Columns division="medium">
      {waiting.map((assignment) => (
        <Card key={assignment.id} title={assignment.title} level={3}>
          <Stack gap="s">
            <Text size="small" tone="muted">
              {assignment.classroom_name}
            </Text>
            <Inline justify="between">
              <Badge tone="attention">
                {words('waitingCount', { count: assignment.waiting_count ?? 0 })}
              </Badge>
              <ButtonLink
                href={href('marking', { cid: assignment.classroom_id })}
                variant="primary"
                size="small"
              >
                {words('mark')}
              </ButtonLink>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Columns>
  );
}
