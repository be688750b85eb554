import { Button } from '@sen/ui/Button';
import { Dialog } from '@sen/ui/Dialog';
import { Text } from '@sen/ui/Text';
import { words } from './words';

interface StillThereProps {
  secondsLeft: number | null;
  onStay: () => void;
}

/** Asks whether somebody is still there. */
export function StillThere({ secondsLeft, onStay }: StillThereProps) {
  return (
    <Dialog
      open={secondsLeft !== null}
      onClose={onStay}
      role="alertdialog"
      title={words('idleTitle')}
      actions={
        <Button variant="primary" onPress={onStay}>
          {words('stay')}
        </Button>
      }
    >
      <Text>{words('idleText', { seconds: secondsLeft ?? 0 })}</Text>
    </Dialog>
  );
}
