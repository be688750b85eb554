import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { UploadIcon } from '@sen/ui/icons';
import { href } from '../../routes/paths';
import { words } from './words';

/** Leads to the import of questions. */
export function ImportQuestionsLink() {
  return (
    <ButtonLink href={href('questionImport')} icon={<Icon of={UploadIcon} />}>
      {words('import')}
    </ButtonLink>
  );
}
