import { Callout } from '@sen/ui/Callout';
import { ConfirmDialog } from '@sen/ui/ConfirmDialog';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../app/errors/errorText';

export interface ConfirmActionProps {
  /** A question. */
  title: string;
  /** What follows. */
  text: string;
  /** The verb. */
  confirmLabel: string;
  danger?: boolean;
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
  action,
  onDone,
  onCancel,
}: ConfirmActionProps) {
  const doing = useMutation({ mutationFn: action, meta: { quiet: true }, onSuccess: onDone });
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      pending={doing.isPending}
      onConfirm={() => doing.mutate()}
      onCancel={onCancel}
    >
      <Stack>
        <Text>{text}</Text>
        {doing.isError && (
          <Callout tone="danger" live>
            {errorText(doing.error)}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
