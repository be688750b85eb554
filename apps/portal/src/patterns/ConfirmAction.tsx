import { Callout } from '@sen/ui/Callout';
import { ConfirmDialog } from '@sen/ui/ConfirmDialog';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '../app/errors/errorText';

/** How long the dialog shows that it is done, milliseconds (section 9). */
const doneShownMs = 1_000;

export interface ConfirmActionProps {
  /** A question. */
  title: string;
  /** What follows. */
  text: string;
  /** The verb. */
  confirmLabel: string;
  danger?: boolean | undefined;
  /** Shown in the dialog for a second before it closes; without it the dialog closes at once. */
  doneText?: string | undefined;
  /** What is done; a refusal is shown in the dialog, which stays. */
  action: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks once more, does it, and shows in place why it could not be done. Mount it while it is open. */
export function ConfirmAction({
  title,
  text,
  confirmLabel,
  danger = false,
  doneText,
  action,
  onDone,
  onCancel,
}: ConfirmActionProps) {
  const doing = useMutation({
    mutationFn: action,
    meta: { quiet: true },
    onSuccess: () => {
      if (doneText === undefined) onDone();
    },
  });
  const { isSuccess } = doing;
  useEffect(() => {
    if (!isSuccess || doneText === undefined) return undefined;
    const timer = setTimeout(onDone, doneShownMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `onDone` is new on every render and means the same
  }, [isSuccess, doneText]);
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
        {isSuccess && doneText !== undefined && (
          <Callout tone="success" live>
            {doneText}
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
