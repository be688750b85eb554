import type { PlannedExam } from '@sen/domain/classes/classContent';
import { Box } from '@sen/ui/Box';
import { Button } from '@sen/ui/Button';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { useId } from 'react';
import { formatPercent } from '../../words/formats';
import { contentWords as words } from './contentWords';

interface PlannedExamsProps {
  exams: readonly PlannedExam[];
  /** Opens the form of an exam; without it nothing can be assigned. */
  onAssign?: ((exam: PlannedExam) => void) | undefined;
  /** The exam whose form is being opened. */
  opening: PlannedExam | null;
}

/** Exams of the course that a class has not been given yet. */
export function PlannedExams({ exams, onAssign, opening }: PlannedExamsProps) {
  return (
    <Stack as="ul" gap="xs">
      {exams.map((exam) => (
        <PlannedLine
          key={exam.id}
          exam={exam}
          pending={opening?.id === exam.id}
          onAssign={onAssign && (() => onAssign(exam))}
        />
      ))}
    </Stack>
  );
}

interface PlannedLineProps {
  exam: PlannedExam;
  pending: boolean;
  onAssign?: (() => void) | undefined;
}

function PlannedLine({ exam: { title, weight, chapter_id }, pending, onAssign }: PlannedLineProps) {
  const id = useId();
  return (
    <Box as="li" border radius="m" paddingBlock="s" paddingInline="m">
      <Inline justify="between" gap="s">
        <Stack gap="xs">
          <span id={id}>{title}</span>
          <Inline gap="s">
            <StatusBadge tone="waiting">{words('planned')}</StatusBadge>
            {weight !== null && (
              <Text tone="muted">{words('plannedWeight', { weight: formatPercent(weight) })}</Text>
            )}
            {chapter_id === null && <Text tone="muted">{words('plannedFinal')}</Text>}
          </Inline>
        </Stack>
        {onAssign && (
          <Button size="small" pending={pending} describedBy={id} onPress={onAssign}>
            {words('assign')}
          </Button>
        )}
      </Inline>
    </Box>
  );
}
