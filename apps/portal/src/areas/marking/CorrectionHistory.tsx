import type { Correction, Corrections } from '@sen/api/contract/model';
import { correctionMutations } from '@sen/api/resources/corrections/correctionMutations';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { formatDateTime, formatNumber } from '../../words/formats';
import { changeText } from './correctionForm';
import { correctionWords as words } from './correctionWords';

interface CorrectionHistoryProps {
  assignmentId: string;
  data: Corrections;
  onUndone: () => void;
}

/** All corrections of an assigned exam: who made and undid them, when and why, and how many results they changed. */
export function CorrectionHistory({ assignmentId, data, onUndone }: CorrectionHistoryProps) {
  const [undoing, setUndoing] = useState<Correction | null>(null);
  return (
    <Card title={words('history')}>
      <Stack>
        {data.corrections.length === 0 && <Text tone="muted">{words('noHistory')}</Text>}
        {data.corrections.map((correction) => (
          <Inline key={correction.id} justify="between" gap="m">
            <Past correction={correction} text={changeText(correction.change, data.questions)} />
            {correction.undone_at === null && (
              <Button size="small" onPress={() => setUndoing(correction)}>
                {words('undo')}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      {undoing && (
        <ConfirmAction
          title={words('undoTitle')}
          text={
            undoing.change.kind === 'threshold'
              ? words('undoThreshold')
              : words('undoText', { count: undoing.changed })
          }
          confirmLabel={words('undo')}
          doneText={words('undone')}
          action={() => correctionMutations.undo(assignmentId, undoing.id)}
          onDone={() => {
            setUndoing(null);
            onUndone();
          }}
          onCancel={() => setUndoing(null)}
        />
      )}
    </Card>
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
