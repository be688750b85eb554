import type { Role } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddPersonIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { mayOpen } from '../../routes/navigation';
import { href } from '../../routes/paths';
import { words } from './words';

/** Links to the form of a new member with the role of the current list. */
export function AddMemberLink({ role }: { role?: Role | undefined }) {
  const user = useUser();
  if (!mayOpen(user.role, 'memberAdd')) return null;
  return (
    <ButtonLink
      variant="primary"
      icon={<Icon of={AddPersonIcon} />}
      href={role ? `${href('memberAdd')}?role=${role}` : href('memberAdd')}
    >
      {words('add')}
    </ButtonLink>
  );
}
