import type { Correction, Corrections } from '@sen/api/contract/model';
import { correctionMutations } from '@sen/api/resources/corrections/correctionMutations';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { ChangeHistory } from '../../patterns/ChangeHistory';
import { formatDateTime, formatNumber } from '../../words/formats';
import { changeText } from './correctionForm';
import { correctionWords as words } from './correctionWords';

interface CorrectionHistoryProps {
  assignmentId: string;
  data: Corrections;
  onUndone: () => void;
  onRefused: () => void;
}

/** All corrections of an assigned exam: who made and undid them, when and why, and how many results they changed. */
export function CorrectionHistory({ assignmentId, data, onUndone, onRefused }: CorrectionHistoryProps) {
  return (
    <ChangeHistory
      texts={{
        history: words('history'),
        none: words('noHistory'),
        undo: words('undo'),
        undoTitle: words('undoTitle'),
        undone: words('undone'),
      }}
      changes={data.corrections}
      undoText={({ change, changed }) =>
        change.kind === 'threshold' ? words('undoThreshold') : words('undoText', { count: changed })
      }
      undo={(correction) => correctionMutations.undo(assignmentId, correction.id)}
      onUndone={onUndone}
      onRefused={onRefused}
    >
      {(correction) => <Past correction={correction} text={changeText(correction.change, data.questions)} />}
    </ChangeHistory>
  );
}

function Past({ correction, text }: { correction: Correction; text: string }) {
  const { created_by, created_at, undone_by, undone_at, reason, settled, changed } = correction;
  const isThreshold = correction.change.kind === 'threshold';
  const progress = { done: formatNumber(correction.marked_again), of: formatNumber(correction.attempts) };
  return (
    <Stack gap="xs">
      <Text weight="medium">{text}</Text>
      <Text size="small" tone="muted">
        {words('madeBy', { name: created_by.name, time: formatDateTime(created_at) })}
        {' · '}
        {settled
          ? words(isThreshold ? 'movedCompletions' : 'moved', { count: formatNumber(changed) })
          : words('underWay', progress)}
      </Text>
      {reason && <Text size="small">{reason}</Text>}
      {undone_by && undone_at && (
        <Text size="small" tone="waiting">
          {words('undoneBy', { name: undone_by.name, time: formatDateTime(undone_at) })}
        </Text>
      )}
    </Stack>
  );
}
