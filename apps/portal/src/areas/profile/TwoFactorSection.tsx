import type { Profile } from '@sen/api/contract/model';
import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import { profileQueries } from '@sen/api/resources/profile/profileQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Dialog } from '@sen/ui/Dialog';
import { Form } from '@sen/ui/Form';
import { PasswordField } from '@sen/ui/PasswordField';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import { words } from './words';

/** Whether signing in asks for an e-mailed code, too. Either way is confirmed with the password. */
export function TwoFactorSection({ profile: { email, two_factor } }: { profile: Profile }) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [password, setPassword] = useState('');
  const setting = useMutation({
    mutationFn: (enabled: boolean) => profileMutations.setTwoFactor(enabled, password),
    meta: { quiet: true },
    onSuccess: (answer) => {
      queries.setQueryData(profileQueries.own().queryKey, answer);
      showToast({ tone: 'success', text: words(answer.data.two_factor ? 'twoFactorOn' : 'twoFactorOff') });
      close();
    },
  });

  function close(): void {
    setWanted(null);
    setPassword('');
    setting.reset();
  }

  const errors = useMemo(() => serverFieldErrors(setting.error), [setting.error]);
  const isRefused = setting.isError && Object.keys(errors).length === 0;
  return (
    <Card title={words('twoFactor')}>
      <Switch
        label={words('twoFactorSwitch')}
        description={words('twoFactorText', { email })}
        on={two_factor}
        onChange={setWanted}
      />
      <Dialog
        open={wanted !== null}
        onClose={close}
        size="small"
        locked={setting.isPending}
        title={words(wanted === false ? 'turnOff' : 'turnOn')}
        actions={
          <>
            <Button variant="neutral" onPress={close}>
              {words('cancel')}
            </Button>
            <Button type="submit" form="two-factor" variant="primary" pending={setting.isPending}>
              {words('confirm')}
            </Button>
          </>
        }
      >
        <Form
          id="two-factor"
          aria-label={words('twoFactor')}
          errors={errors}
          onSubmit={() => wanted !== null && setting.mutate(wanted)}
        >
          <Stack>
            <Text>{words('twoFactorPassword')}</Text>
            {isRefused && (
              <Callout tone="danger" live>
                {errorText(setting.error)}
              </Callout>
            )}
            <PasswordField
              name="password"
              label={words('password')}
              maxLength={200}
              value={password}
              onChange={setPassword}
              focusOnMount
            />
          </Stack>
        </Form>
      </Dialog>
    </Card>
  );
}
