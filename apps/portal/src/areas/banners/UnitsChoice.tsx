import type { DropdownOption } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { keywords } from '../../patterns/list/callQuery';
import { SearchedChoices } from '../../patterns/SearchedChoices';
import { words } from './words';

interface UnitsChoiceProps {
  value: readonly DropdownOption[];
  onChange: (units: DropdownOption[]) => void;
}

/** Selects any number of units. */
export function UnitsChoice(choice: UnitsChoiceProps) {
  return (
    <SearchedChoices
      {...choice}
      name="company_ids"
      label={words('chosenUnits')}
      required
      max={1000}
      find={(typed) => companyQueries.list({ limit: 20, ...keywords({ company_name: typed }) })}
      optionsOf={({ data }) => data.map(({ id, company_name }) => ({ id, name: company_name }))}
      failed={words('unitsFailed')}
    />
  );
}
