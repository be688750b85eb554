import type { Profile } from '@sen/api/contract/model';
import { Card } from '@sen/ui/Card';
import { Switch } from '@sen/ui/Switch';
import { useState } from 'react';
import { TwoFactorDialog } from './TwoFactorDialog';
import { words } from './words';

/** Whether sign-in also requires a code by email. Changing it requires the password. */
export function TwoFactorSection({ profile: { email, two_factor } }: { profile: Profile }) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <Card title={words('twoFactor')}>
      <Switch
        label={words('twoFactorSwitch')}
        description={words('twoFactorText', { email })}
        on={two_factor}
        onChange={setWanted}
      />
      {wanted !== null && <TwoFactorDialog enabled={wanted} onClose={() => setWanted(null)} />}
    </Card>
  );
}
