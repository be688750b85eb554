import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon } from '@sen/ui/icons';
import { href } from '../../routes/paths';
import { words } from './words';

/** Links to the form of a new question. */
export function AddQuestionLink() {
  return (
    <ButtonLink
      variant="primary"
      icon={<Icon of={AddIcon} />}
      href={href('questionAdd', { name: 'one_choice' })}
    >
      {words('add')}
    </ButtonLink>
  );
}
