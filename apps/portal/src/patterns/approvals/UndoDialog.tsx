import type { RequestRow } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Dialog } from '@sen/ui/Dialog';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import type { ActionDialogProps } from '../actions/Action';
import { ConfirmAction } from '../ConfirmAction';
import type { ApprovalDesk, UndoneDecisions } from './ApprovalDesk';
import { LastDecisionContext } from './LastDecision';
import { undoneText } from './useDecisionToast';
import { words } from './words';

interface UndoDialogProps extends ActionDialogProps<RequestRow> {
  desk: Pick<ApprovalDesk, 'undo' | 'invalidates'>;
}

/** Undoes decisions; of several it names those that could not be undone, with the reasons. */
export function UndoDialog({ desk: { undo, invalidates }, ids, items, onDone, onClose }: UndoDialogProps) {
  const queries = useQueryClient();
  const decisions = use(LastDecisionContext);
  const [partly, setPartly] = useState<UndoneDecisions | null>(null);
  const count = ids.length;
  const name = count === 1 ? items[0]?.name : undefined;

  async function run() {
    const { data } = await undo([...ids]);
    decisions?.forget(data.undone);
    for (const queryKey of invalidates) void queries.invalidateQueries({ queryKey });
    if (data.refused.length > 0) return setPartly(data);
    showToast({ tone: 'success', text: undoneText(data.undone.length, name) });
    return onDone();
  }

  if (partly === null)
    return (
      <ConfirmAction
        title={name === undefined ? words('undoMany', { count }) : words('undoOne', { name })}
        text={words(count === 1 ? 'undoText' : 'undoManyText')}
        confirmLabel={words('undo')}
        action={run}
        onDone={() => undefined}
        onCancel={onClose}
      />
    );
  const { undone, refused } = partly;
  return (
    <Dialog
      open
      title={words('undoPartly', { done: undone.length, count })}
      onClose={onDone}
      actions={
        <Button variant="primary" onPress={onDone}>
          {words('close')}
        </Button>
      }
    >
      <Stack gap="m">
        <Text>{words(undone.length > 0 ? 'undoPartlyText' : 'undoNoneText')}</Text>
        <Stack as="ul" gap="m">
          {refused.map(({ id, name: kept, message }) => (
            <Stack key={id} as="li" gap="xxs">
              <Text weight="semibold">{kept}</Text>
              <Text>{message}</Text>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
