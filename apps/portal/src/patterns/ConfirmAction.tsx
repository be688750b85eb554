import { Callout } from '@sen/ui/Callout';
import { ConfirmDialog } from '@sen/ui/ConfirmDialog';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { errorText } from '../app/errors/errorText';

/** Milliseconds that the dialog shows its success message (section 9). */
const doneShownMs = 1_000;

export interface ConfirmActionProps {
  /** The dialog's title, phrased as a question. */
  title: string;
  /** The consequences. */
  text: string;
  /** Details below the text. */
  children?: ReactNode;
  /** Label of the confirm button, a verb. */
  confirmLabel: string;
  /** Label of the button that does nothing; “Cancel” by default. */
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** Success message shown for a second before the dialog closes; without it the dialog closes at once. */
  doneText?: string | undefined;
  /** The call; if it is refused, the dialog stays open and shows the reason. */
  action: () => Promise<unknown>;
  onDone: () => void;
  /** @param refused whether the call was refused before: what the page shows may be old */
  onCancel: (refused: boolean) => void;
}

/** Asks for confirmation, runs the call and shows a refusal in the dialog. Mount it to open it. */
export function ConfirmAction({
  title,
  text,
  children,
  confirmLabel,
  cancelLabel,
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
      cancelLabel={cancelLabel}
      danger={danger}
      pending={doing.isPending || isSuccess}
      onConfirm={() => doing.mutate()}
      onCancel={() => onCancel(doing.isError)}
    >
      <Stack>
        <Text>{text}</Text>
        {children}
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
