import type { DropdownOption } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { MultiSelect } from '@sen/ui/MultiSelect';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSearching } from '../../patterns/isSearching';
import { keywords } from '../../patterns/list/callQuery';
import { words } from './words';

interface UnitsChoiceProps {
  value: readonly DropdownOption[];
  onChange: (units: DropdownOption[]) => void;
}

/** Selects any number of units, searched by name. */
export function UnitsChoice({ value, onChange }: UnitsChoiceProps) {
  const [typed, setTyped] = useState('');
  const units = useQuery(companyQueries.list({ limit: 20, ...keywords({ company_name: typed }) }));
  const found = (units.data?.data ?? []).map(({ id, company_name }) => ({ id, name: company_name }));
  const optionOf = ({ id, name }: DropdownOption) => ({ value: id, label: name });
  return (
    <MultiSelect
      name="company_ids"
      label={words('chosenUnits')}
      description={units.isError ? words('unitsFailed') : undefined}
      required
      max={1000}
      options={found.map(optionOf)}
      known={value.map(optionOf)}
      loading={isSearching(units)}
      onSearch={setTyped}
      value={value.map(({ id }) => id)}
      onChange={(ids) => {
        const known = [...value, ...found];
        onChange(ids.flatMap((id) => known.find((unit) => unit.id === id) ?? []));
      }}
    />
  );
}
