import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { UnlockIcon } from '@sen/ui/icons';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { words } from './words';

const ActivateDialog = lazyPart(async () => (await import('./ActivateDialog')).ActivateDialog);

/** Where a student enters an activation code. */
export function ActivateButton({ primary = false }: { primary?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        icon={<Icon of={UnlockIcon} />}
        onPress={() => setOpen(true)}
      >
        {words('enterCode')}
      </Button>
      <Suspense>{open && <ActivateDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
