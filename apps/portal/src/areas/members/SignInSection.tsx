import type { Member } from '@sen/api/contract/model';
import { mayManageMember } from '@sen/domain/users/mayManageMember';
import { maySetMemberTwoFactor, maySetTemporaryPassword } from '@sen/domain/users/memberVerbs';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Icon } from '@sen/ui/Icon';
import { Inline } from '@sen/ui/Inline';
import { LockIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { refusalText } from '../../words/refusalText';
import { MemberTwoFactor } from './MemberTwoFactor';
import { signInWords as words } from './signInWords';
import { TemporaryPassword } from './TemporaryPassword';

/** A member's sign-in settings, with an administrator's actions; empty for other viewers. */
export function SignInSection({ member }: { member: Member }) {
  const user = useUser();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [giving, setGiving] = useState(false);
  if (!mayManageMember(user, member).allowed) return null;
  const noTwoFactor = refusalText(maySetMemberTwoFactor(user, member));
  return (
    <Card title={words('title')}>
      <Stack>
        {member.must_change_password && <Callout tone="waiting">{words('isTemporary')}</Callout>}
        <Inline justify="between">
          <Text tone="muted">{words('passwordText')}</Text>
          <Button
            icon={<Icon of={LockIcon} />}
            disabledReason={refusalText(maySetTemporaryPassword(user, member))}
            onPress={() => setGiving(true)}
          >
            {words('give')}
          </Button>
        </Inline>
        <Switch
          label={words('twoFactor')}
          description={noTwoFactor ?? words('twoFactorText', { email: member.email })}
          disabled={noTwoFactor !== undefined}
          on={member.two_factor}
          onChange={setWanted}
        />
      </Stack>
      {wanted !== null && (
        <MemberTwoFactor member={member} enabled={wanted} onClose={() => setWanted(null)} />
      )}
      {giving && <TemporaryPassword member={member} onClose={() => setGiving(false)} />}
    </Card>
  );
}
