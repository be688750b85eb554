import type { CertificateLeftOut } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Dialog } from '@sen/ui/Dialog';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { classWords as words } from './classWords';
import { LeftOutList } from './LeftOutList';

interface LeftOutDialogProps {
  leftOut: readonly CertificateLeftOut[];
  /** How many they are; more than are named where they are very many. */
  count: number;
  onClose: () => void;
}

/** Who got no certificate, and why. */
export function LeftOutDialog({ leftOut, count, onClose }: LeftOutDialogProps) {
  return (
    <Dialog
      open
      title={words('leftOutTitle', { count })}
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('close')}</Button>}
    >
      <Stack gap="s">
        <LeftOutList leftOut={leftOut} />
        {leftOut.length < count && (
          <Text tone="muted">{words('notNamed', { count: count - leftOut.length })}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
