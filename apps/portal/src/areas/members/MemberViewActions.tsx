import type { Member } from '@sen/api/contract/model';
import { mayManageMember } from '@sen/domain/users/mayManageMember';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { EditIcon } from '@sen/ui/icons';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { href } from '../../routes/paths';
import { MemberActionDialog, type PendingMemberAction } from './MemberActionDialog';
import { memberActionIcons, memberActionTexts, whyNot } from './memberActions';
import { words } from './words';

/** What can be done with the member on the own page; nothing for who only looks. */
export function MemberViewActions({ member }: { member: Member }) {
  const user = useUser();
  const [pending, setPending] = useState<PendingMemberAction | null>(null);
  if (!mayManageMember(user, member).allowed) return null;
  const action = member.status === 'locked' ? 'unlock' : 'lock';
  return (
    <>
      <Button
        icon={<Icon of={memberActionIcons[action]} />}
        disabledReason={whyNot(action, user, [member])}
        onPress={() => setPending({ action, ids: [member.id] })}
      >
        {memberActionTexts(action).label}
      </Button>
      <ButtonLink
        variant="primary"
        icon={<Icon of={EditIcon} />}
        href={href('memberEdit', { uid: member.id })}
      >
        {words('edit')}
      </ButtonLink>
      {pending && (
        <MemberActionDialog
          pending={pending}
          onCancel={() => setPending(null)}
          onDone={() => setPending(null)}
        />
      )}
    </>
  );
}
