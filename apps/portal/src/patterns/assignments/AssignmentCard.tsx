import type { Assignment } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { Badge } from '@sen/ui/Badge';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { Countdown } from '@sen/ui/Countdown';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { enteredText } from '../scores/enteredText';
import { enteredWords } from '../scores/enteredWords';
import { useUser } from '../../app/session/useUser';
import { formatDeadline, formatNumber } from '../../words/formats';
import { meetingLabel } from '../../words/labels';
import {
  assignmentState,
  assignmentTones,
  lastHandedIn,
  runningAttempt,
  type AssignmentState,
} from './assignmentState';
import { readyHref, sittingHref } from './readyHref';
import { seenHref } from './seenHref';
import { useServerNow } from './useServerNow';
import { stateWords, words } from './words';

interface AssignmentCardProps {
  assignment: Assignment;
  /** When the answer with the assignment arrived: `dataUpdatedAt` of its query. */
  receivedAt: number;
  /** False where the page already names the class. */
  showClass?: boolean;
  /** Where in the class it belongs. */
  place?: string | undefined;
  /** Heading level. */
  level?: 2 | 3;
}

/** An exam as its student sees it: state, time left or deadline, and the way in. */
export function AssignmentCard({
  assignment,
  receivedAt,
  showClass = true,
  place,
  level = 3,
}: AssignmentCardProps) {
  const { mine } = assignment;
  const student = useUser();
  const queries = useQueryClient();
  const now = useServerNow(mine?.server_time, receivedAt);
  // Also of an answer that was kept while the user was on another page.
  const [asOf, setAsOf] = useState(now);
  const state = assignmentState(assignment, asOf);
  const running = runningAttempt(mine, asOf);
  const best = mine?.best_score ?? null;
  const last = state === 'open' || state === 'done' ? lastHandedIn(mine) : undefined;
  const entered = mine?.entered;
  const waits = !entered && (mine?.attempts.some((attempt) => attempt.state === 'submitted') ?? false);

  function end() {
    setAsOf(now());
    void queries.invalidateQueries({ queryKey: attemptQueries.all() });
    void queries.invalidateQueries({ queryKey: classQueries.all() });
  }

  return (
    <Card
      title={assignment.title}
      level={level}
      footer={
        <>
          {state !== 'done' && (
            <ButtonLink
              href={running ? sittingHref(assignment, running.id) : readyHref(assignment, student.id)}
              variant={state === 'running' || state === 'open' ? 'primary' : 'secondary'}
            >
              {words(actionOf(state, assignment))}
            </ButtonLink>
          )}
          {last && (
            <ButtonLink
              href={seenHref({
                id: last.id,
                survey_id: assignment.survey_id,
                assignment_id: assignment.id,
                student,
              })}
            >
              {words('seeResult')}
            </ButtonLink>
          )}
          {state === 'done' && mine && mine.attempts.length > 1 && (
            <Link href={readyHref(assignment, student.id)}>{words('allAttempts')}</Link>
          )}
          {state === 'open' && mine && (
            <Text size="small" tone="muted">
              {words('attemptsLeft', { count: mine.attempts_left })}
            </Text>
          )}
        </>
      }
    >
      <Stack gap="s">
        <Inline gap="s">
          <StatusBadge tone={assignmentTones[state]}>
            {state === 'done' && entered ? enteredWords('scored') : words(stateWords[state])}
          </StatusBadge>
          {assignment.meeting && <Badge tone="info">{meetingLabel(assignment.meeting.kind)}</Badge>}
          {assignment.is_final && <Badge tone="info">{words('final')}</Badge>}
          {best !== null && (
            <Badge tone={waits ? 'waiting' : 'success'}>
              {words(entered ? 'entered' : waits ? 'bestProvisional' : 'best', { score: formatNumber(best) })}
            </Badge>
          )}
          {waits && best === null && <Badge tone="waiting">{words('waitsForMark')}</Badge>}
        </Inline>
        <DescriptionList
          look="beside"
          items={[
            ...(running
              ? [
                  {
                    term: words('timeLeft'),
                    details: <Countdown deadline={Date.parse(running.deadline)} now={now} onOver={end} />,
                  },
                  { term: words('timeUpAt'), details: formatDeadline(running.deadline) },
                ]
              : [timeOf(state, assignment)]),
            {
              term: words('exam'),
              details: words('durationAndQuestions', {
                minutes: assignment.duration_minutes,
                questions: words('questions', { count: assignment.question_count }),
              }),
            },
            { term: words('className'), details: showClass ? assignment.classroom_name : undefined },
            { term: words('place'), details: place },
            { term: words('result'), details: entered && enteredText(entered) },
          ]}
        />
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
