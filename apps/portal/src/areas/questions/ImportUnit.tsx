import { checkUnit } from '@sen/domain/access/checkUnit';
import { useUser } from '../../app/session/useUser';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { UnitChoice } from '../../patterns/UnitChoice';
import { importWords as words } from './importWords';

interface ImportUnitProps {
  onChosen: (companyId: string) => void;
  onClose: () => void;
}

/** Asks whose bank the questions go to, for roles above the units. */
export function ImportUnit({ onChosen, onClose }: ImportUnitProps) {
  const user = useUser();
  return (
    <FormDialog
      title={words('title')}
      submit={words('toFile')}
      size="small"
      initial={{ company_id: '', company_name: '' }}
      check={({ company_id }) => checkUnit(company_id, user)}
      send={({ company_id }) => Promise.resolve(company_id)}
      onSaved={onChosen}
      onClose={onClose}
    >
      {({ value, change }) => <UnitChoice value={value} onChange={change} />}
    </FormDialog>
  );
}
