import type { RuleChange } from '@sen/api/contract/model';
import { completionMutations } from '@sen/api/resources/completion/completionMutations';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { formatDateTime, formatNumber } from '../../words/formats';
import { ruleWords as words } from './ruleWords';

interface RuleHistoryProps {
  courseId: string;
  changes: readonly RuleChange[];
  onUndone: () => void;
}

/** Each time that the rule of a course was brought to classes: who did and undid it, when and why, and whom it moved. */
export function RuleHistory({ courseId, changes, onUndone }: RuleHistoryProps) {
  const [undoing, setUndoing] = useState<RuleChange | null>(null);
  return (
    <Card title={words('history')}>
      <Stack>
        {changes.length === 0 && <Text tone="muted">{words('noHistory')}</Text>}
        {changes.map((change) => (
          <Inline key={change.id} justify="between" gap="m">
            <Past change={change} />
            {change.undone_at === null && (
              <Button size="small" onPress={() => setUndoing(change)}>
                {words('undo')}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      {undoing && (
        <ConfirmAction
          title={words('undoTitle')}
          text={words('undoText', { count: formatNumber(undoing.class_count) })}
          confirmLabel={words('undo')}
          doneText={words('undone')}
          action={() => completionMutations.undoRule(courseId, undoing.id)}
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

function Past({ change }: { change: RuleChange }) {
  const { created_by, created_at, undone_by, undone_at, reason } = change;
  return (
    <Stack gap="xs">
      <Text weight="medium">{reason}</Text>
      <Text size="small" tone="muted">
        {words('madeBy', { name: created_by.name, time: formatDateTime(created_at) })}
      </Text>
      <Text size="small">
        {words('counts', {
          classes: formatNumber(change.class_count),
          students: formatNumber(change.students),
          lost: formatNumber(change.lost),
          gained: formatNumber(change.gained),
          graded: formatNumber(change.graded),
        })}
      </Text>
      {undone_by && undone_at && (
        <Text size="small" tone="waiting">
          {words('undoneBy', { name: undone_by.name, time: formatDateTime(undone_at) })}
        </Text>
      )}
    </Stack>
  );
}
