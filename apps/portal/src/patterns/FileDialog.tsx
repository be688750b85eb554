import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Dialog } from '@sen/ui/Dialog';
import { Stack } from '@sen/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../app/errors/errorText';
import { saveFile } from '../app/saveFile';
import { words } from './words';

interface FileDialogProps {
  title: string;
  /** The choices. */
  children: ReactNode;
  /** Label of the button that makes the file, a verb. */
  submitLabel: string;
  disabled?: boolean;
  /** Title of the error message. */
  failedTitle: string;
  /** Fetches the file and names it; if it is refused, the dialog stays open and shows the reason. */
  makeFile: () => Promise<{ name: string; file: unknown }>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks what a file shall hold, has it made by the server and saves it on the device. Mount it to open it. */
export function FileDialog({
  title,
  children,
  submitLabel,
  disabled = false,
  failedTitle,
  makeFile,
  onDone,
  onClose,
}: FileDialogProps) {
  const making = useMutation({
    mutationFn: makeFile,
    meta: { quiet: true },
    onSuccess: ({ name, file }) => {
      if (file instanceof Blob) saveFile(name, file);
      onDone();
    },
  });
  return (
    <Dialog
      open
      title={title}
      locked={making.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} disabled={making.isPending}>
            {words('cancel')}
          </Button>
          <Button
            variant="primary"
            pending={making.isPending}
            disabled={disabled}
            onPress={() => making.mutate()}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {making.isError && (
          <Callout tone="danger" title={failedTitle} live>
            {errorText(making.error)}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}
