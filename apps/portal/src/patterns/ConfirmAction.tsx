import { Callout } from '@sen/ui/Callout';
import { ConfirmDialog } from '@sen/ui/ConfirmDialog';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '../app/errors/errorText';

/** How long the dialog stays after what it says at its end, milliseconds (section 9). */
const stays = 1_000;

export interface ConfirmActionProps {
  /** A question. */
  title: string;
  /** What follows. */
  text: string;
  /** The verb. */
  confirmLabel: string;
  danger?: boolean;
  /** Said in the dialog once it is done, for a second before it closes; without it the dialog closes at once. */
  said?: string | undefined;
  /** What is done; its refusal is said in the dialog, which stays. */
  action: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks once more, does it, and says in place why it could not be done. Mount it while it is open. */
export function ConfirmAction({
  title,
  text,
  confirmLabel,
  danger = false,
  said,
  action,
  onDone,
  onCancel,
}: ConfirmActionProps) {
  const doing = useMutation({
    mutationFn: action,
    meta: { quiet: true },
    onSuccess: () => {
      if (said === undefined) onDone();
    },
  });
  const { isSuccess } = doing;
  useEffect(() => {
    if (!isSuccess || said === undefined) return undefined;
    const timer = setTimeout(onDone, stays);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `onDone` is new on every render and means the same
  }, [isSuccess, said]);
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      pending={doing.isPending || isSuccess}
      onConfirm={() => doing.mutate()}
      onCancel={onCancel}
    >
      <Stack>
        <Text>{text}</Text>
        {isSuccess && said !== undefined && (
          <Callout tone="success" live>
            {said}
          </Callout>
        )}
        {doing.isError && (
          <Callout tone="danger" live>
            {errorText(doing.error)}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
