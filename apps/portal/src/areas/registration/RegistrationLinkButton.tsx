import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { LinkIcon } from '@sen/ui/icons';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { words } from './words';

const RegistrationLinkDialog = lazyPart(
  async () => (await import('./RegistrationLinkDialog')).RegistrationLinkDialog,
);

/** Opens the settings of the unit's registration link. */
export function RegistrationLinkButton({ unit }: { unit: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon of={LinkIcon} />} onPress={() => setOpen(true)}>
        {words('link')}
      </Button>
      <Suspense>{open && <RegistrationLinkDialog unit={unit} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
