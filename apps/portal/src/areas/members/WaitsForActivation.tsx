import type { Member } from '@sen/api/contract/model';
import { mayReactivateMember } from '@sen/domain/users/memberVerbs';
import { Callout } from '@sen/ui/Callout';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { memberActions } from './memberActions';
import { words } from './words';

/** What happens next with an inactive account, with a button that resends its email. */
export function WaitsForActivation({ member }: { member: Member }) {
  const user = useUser();
  return (
    <Callout
      tone="waiting"
      title={words('waits')}
      actions={
        mayReactivateMember(user, member).allowed && (
          <ActionButtons actions={memberActions(user)} only={['reactivate']} item={member} compact />
        )
      }
    >
      {words('waitsText', { email: member.email })}
    </Callout>
  );
}
