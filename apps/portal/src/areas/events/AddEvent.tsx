import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon } from '@sen/ui/icons';
import { href } from '../../routes/paths';
import { words } from './words';

/** Leads to the form of a new event. */
export function AddEvent() {
  return (
    <ButtonLink variant="primary" icon={<Icon of={AddIcon} />} href={href('eventAdd')}>
      {words('add')}
    </ButtonLink>
  );
}
