import type { StudentWork, WorkExam } from '@sen/api/contract/model';
import { type WorkState, workState } from '@sen/domain/attempts/resetAttempt';
import { Badge } from '@sen/ui/Badge';
import { DataTable } from '@sen/ui/DataTable';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import type { Tone } from '@sen/ui/tokens/tones';
import { Suspense, useEffect, useId } from 'react';
import { useUser } from '../../app/session/useUser';
import { useRowActions } from '../../patterns/list/useRowActions';
import { enteredText } from '../../patterns/scores/enteredText';
import { enteredWords } from '../../patterns/scores/enteredWords';
import { formatDateTime, formatDeadline, formatNumber } from '../../words/formats';
import { meetingLabel } from '../../words/labels';
import { attemptActions, attemptHref, attemptName, attemptRows } from './attemptActions';
import { attemptColumns } from './attemptColumns';
import { words as classWords } from './words';
import { workWords as words } from './workWords';

const tones = {
  coming: 'neutral',
  open: 'neutral',
  running: 'info',
  waiting: 'waiting',
  marked: 'success',
  missed: 'danger',
  reset: 'neutral',
} as const satisfies Record<WorkState, Tone>;

interface StudentExamProps {
  exam: WorkExam;
  work: StudentWork;
  /** The page was opened for this exam. */
  asked: boolean;
}

/** An exam of a student with all attempts. */
export function StudentExam({ exam, work, asked }: StudentExamProps) {
  const id = useId();
  useEffect(() => {
    if (!asked) return undefined;
    // After the page itself has taken it.
    const frame = requestAnimationFrame(() => document.getElementById(id)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [asked, id]);
  const user = useUser();
  const rows = attemptRows(work, [exam]);
  const state = workState(exam);
  const { dialog, ...table } = useRowActions(rows, { actions: attemptActions(work.classroom_id, user.id) });
  return (
    <Stack gap="s">
      <Stack gap="xs">
        <Inline gap="s" align="baseline">
          <Heading level={2} id={id} focusable>
            {exam.title}
          </Heading>
          {exam.meeting && <Badge tone="info">{meetingLabel(exam.meeting.kind)}</Badge>}
          <StatusBadge tone={tones[state]}>
            {exam.entered && state === 'marked' ? enteredWords('scored') : words(state)}
          </StatusBadge>
        </Inline>
        <Text tone="muted">{factsOf(exam).join(' · ')}</Text>
        {exam.entered && <Text>{`${enteredText(exam.entered)}. ${enteredWords('instead')}`}</Text>}
      </Stack>
      {rows.length === 0 ? (
        <Text>{words('noAttempt')}</Text>
      ) : (
        <DataTable
          {...table}
          label={exam.title}
          columns={attemptColumns()}
          rows={rows}
          rowName={attemptName}
          rowHref={(row) => attemptHref(row, user.id)}
        />
      )}
      {dialog && <Suspense>{dialog}</Suspense>}
    </Stack>
  );
}

function factsOf(exam: WorkExam): string[] {
  const { start_time, end_time, is_final, takes_part, attempts_left, best_score, timing } = exam;
  return [
    classWords('period', { start: formatDateTime(start_time), end: formatDeadline(end_time) }),
    ...(is_final ? [words('final')] : []),
    ...(best_score === null ? [] : [words('best', { score: formatNumber(best_score) })]),
    ...(takes_part && timing !== 'finished' ? [words('attemptsLeft', { count: attempts_left })] : []),
    ...(takes_part ? [] : [words('notListed')]),
  ];
}
