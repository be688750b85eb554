import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, UploadIcon } from '@sen/ui/icons';
import { href } from '../../routes/paths';
import { words } from './words';

/** Adds questions to the bank: from a spreadsheet, or one by one. */
export function AddQuestions({ onImport }: { onImport: () => void }) {
  return (
    <>
      <Button icon={<Icon of={UploadIcon} />} onPress={onImport}>
        {words('import')}
      </Button>
      <ButtonLink
        variant="primary"
        icon={<Icon of={AddIcon} />}
        href={href('questionAdd', { name: 'one_choice' })}
      >
        {words('add')}
      </ButtonLink>
    </>
  );
}
