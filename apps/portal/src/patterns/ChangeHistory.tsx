import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmAction } from './ConfirmAction';
import { keepFocus } from './keepFocus';

interface Change {
  id: string;
  undone_at: string | null;
  /** Why it cannot be undone; null when it can. */
  undo_refusal: string | null;
}

interface ChangeHistoryProps<Row extends Change> {
  texts: Readonly<Record<'history' | 'none' | 'undo' | 'undoTitle' | 'undone', string>>;
  changes: readonly Row[];
  /** Who made and undid a change, when and why. */
  children: (change: Row) => ReactNode;
  /** What follows from undoing a change. */
  undoText: (change: Row) => string;
  undo: (change: Row) => Promise<unknown>;
  onUndone: () => void;
  /** The dialog of a refusal was closed: what is shown may be old. */
  onRefused: () => void;
}

/** Changes that were applied after a preview, each undoable until it is undone. */
export function ChangeHistory<Row extends Change>({
  texts,
  changes,
  children,
  undoText,
  undo,
  onUndone,
  onRefused,
}: ChangeHistoryProps<Row>) {
  const [undoing, setUndoing] = useState<Row | null>(null);
  /** The change that was undone here and is still shown with its button. */
  const undoneHere = useRef<string>(null);
  useEffect(() => {
    const isGone = changes.some(({ id, undone_at }) => id === undoneHere.current && undone_at !== null);
    if (!isGone) return;
    undoneHere.current = null;
    keepFocus();
  }, [changes]);
  return (
    <Card title={texts.history}>
      <Stack>
        {changes.length === 0 && <Text tone="muted">{texts.none}</Text>}
        {changes.map((change) => (
          <Inline key={change.id} justify="between" gap="m">
            {children(change)}
            {change.undone_at === null && (
              <Button
                size="small"
                disabledReason={change.undo_refusal ?? undefined}
                onPress={() => setUndoing(change)}
              >
                {texts.undo}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      {undoing && (
        <ConfirmAction
          title={texts.undoTitle}
          text={undoText(undoing)}
          confirmLabel={texts.undo}
          doneText={texts.undone}
          action={() => undo(undoing)}
          onDone={() => {
            undoneHere.current = undoing.id;
            setUndoing(null);
            onUndone();
          }}
          onCancel={(refused) => {
            setUndoing(null);
            if (refused) onRefused();
          }}
        />
      )}
    </Card>
  );
}
