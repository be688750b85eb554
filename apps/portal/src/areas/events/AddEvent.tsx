import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon } from '@sen/ui/icons';
import { href } from '../../routes/paths';
import { words } from './words';

/**
 * Leads to the form of a new event.
 * @param organizer who organises it, if not the user
 */
export function AddEvent({ organizer }: { organizer?: string | undefined }) {
  const address = href('eventAdd');
  return (
    <ButtonLink
      variant="primary"
      icon={<Icon of={AddIcon} />}
      href={organizer === undefined ? address : `${address}?organizer=${organizer}`}
    >
      {words('add')}
    </ButtonLink>
  );
}
