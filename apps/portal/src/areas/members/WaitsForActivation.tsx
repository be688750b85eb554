import type { Member } from '@sen/api/contract/model';
import { mayReactivateMember } from '@sen/domain/users/memberVerbs';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { MemberActionDialog } from './MemberActionDialog';
import { words } from './words';

/** What happens next with an account that nobody has activated yet, and the way to send its e-mail again. */
export function WaitsForActivation({ member }: { member: Member }) {
  const user = useUser();
  const [sending, setSending] = useState(false);
  return (
    <>
      <Callout
        tone="waiting"
        title={words('waits')}
        actions={
          mayReactivateMember(user, member).allowed && (
            <Button size="small" onPress={() => setSending(true)}>
              {words('reactivate')}
            </Button>
          )
        }
      >
        {words('waitsText', { email: member.email })}
      </Callout>
      {sending && (
        <MemberActionDialog
          pending={{ action: 'reactivate', ids: [member.id] }}
          onCancel={() => setSending(false)}
          onDone={() => setSending(false)}
        />
      )}
    </>
  );
}
