import type { Assignment } from '@sen/api/contract/model';
import { Badge } from '@sen/ui/Badge';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { formatDeadline, formatNumber } from '../../words/formats';
import { assignmentState, assignmentTones, type AssignmentState } from './assignmentState';
import { readyHref } from './readyHref';
import { stateWords, words } from './words';

interface AssignmentCardProps {
  assignment: Assignment;
  /** False where the page already names the class. */
  showClass?: boolean;
  /** Heading level. */
  level?: 2 | 3;
}

/** An exam as its student sees it: state, deadline and link. */
export function AssignmentCard({ assignment, showClass = true, level = 3 }: AssignmentCardProps) {
  const state = assignmentState(assignment);
  const best = assignment.mine?.best_score ?? null;
  const waits = assignment.mine?.attempts.some((attempt) => attempt.state === 'submitted') ?? false;
  return (
    <Card title={assignment.title} level={level}>
      <Stack gap="s">
        <Inline gap="s">
          <StatusBadge tone={assignmentTones[state]}>{words(stateWords[state])}</StatusBadge>
          {assignment.is_final && <Badge tone="info">{words('final')}</Badge>}
          {best !== null && (
            <Badge tone={waits ? 'waiting' : 'success'}>
              {words(waits ? 'bestProvisional' : 'best', { score: formatNumber(best) })}
            </Badge>
          )}
          {waits && best === null && <Badge tone="waiting">{words('waitsForMark')}</Badge>}
        </Inline>
        <DescriptionList
          look="columns"
          items={[
            { term: words('className'), details: showClass ? assignment.classroom_name : undefined },
            timeOf(state, assignment),
            {
              term: words('duration'),
              details: `${words('minutes', { minutes: assignment.duration_minutes })}, ${words('questions', { count: assignment.question_count })}`,
            },
          ]}
        />
        <Inline gap="s">
          <ButtonLink
            href={readyHref(assignment)}
            variant={state === 'running' || state === 'open' ? 'primary' : 'secondary'}
          >
            {words(actionOf(state, assignment))}
          </ButtonLink>
          {state === 'open' && assignment.mine && (
            <Text size="small" tone="muted">
              {words('attemptsLeft', { count: assignment.mine.attempts_left })}
            </Text>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function actionOf(state: AssignmentState, { mine }: Assignment) {
  if (state === 'running') return 'goOn';
  if (state !== 'open') return 'see';
  return (mine?.attempts.length ?? 0) > 0 ? 'again' : 'begin';
}

function timeOf(state: AssignmentState, { timing, start_time, end_time }: Assignment) {
  if (state === 'upcoming') return { term: words('opens'), details: formatDeadline(start_time) };
  return { term: words(timing === 'finished' ? 'closed' : 'closes'), details: formatDeadline(end_time) };
}
