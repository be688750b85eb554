import type { RuleChange } from '@sen/api/contract/model';
import { completionMutations } from '@sen/api/resources/completion/completionMutations';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { ChangeHistory } from '../../patterns/ChangeHistory';
import { formatDateTime, formatNumber } from '../../words/formats';
import { ruleWords as words } from './ruleWords';

interface RuleHistoryProps {
  courseId: string;
  changes: readonly RuleChange[];
  onUndone: () => void;
  onRefused: () => void;
}

/** Each time that the rule of a course was brought to classes: who did and undid it, when and why, and whom it moved. */
export function RuleHistory({ courseId, changes, onUndone, onRefused }: RuleHistoryProps) {
  return (
    <ChangeHistory
      texts={{
        history: words('history'),
        none: words('noHistory'),
        undo: words('undo'),
        undoTitle: words('undoTitle'),
        undone: words('undone'),
      }}
      changes={changes}
      undoText={(change) => words('undoText', { count: formatNumber(change.class_count) })}
      undo={(change) => completionMutations.undoRule(courseId, change.id)}
      onUndone={onUndone}
      onRefused={onRefused}
    >
      {(change) => <Past change={change} />}
    </ChangeHistory>
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
          adjusted: formatNumber(change.adjusted),
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
