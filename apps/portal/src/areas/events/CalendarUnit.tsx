import type { DropdownOption } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { formWords as unitWords } from '../../patterns/forms/formWords';
import { keywords } from '../../patterns/list/callQuery';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { words } from './words';

interface CalendarUnitProps {
  value: DropdownOption | null;
  onChange: (unit: DropdownOption | null) => void;
}

/** The unit whose entries the calendar shows, for whoever sees all units; none shows them all. */
export function CalendarUnit({ value, onChange }: CalendarUnitProps) {
  return (
    <SearchedChoice
      name="company_id"
      label={words('unit')}
      placeholder={words('allUnits')}
      find={(typed) => companyQueries.list({ limit: 20, ...keywords({ company_name: typed }) })}
      optionsOf={({ data }) => data.map(({ id, company_name }) => ({ id, name: company_name }))}
      failed={unitWords('unitsFailed')}
      value={value}
      onChange={(unit) => onChange(unit && { id: unit.id, name: unit.name })}
    />
  );
}
