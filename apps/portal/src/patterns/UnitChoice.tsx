import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { ComboBox } from '@sen/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keywords } from './list/callQuery';
import { formWords } from './forms/formWords';
import { isSearching } from './isSearching';

/** A form's unit; '' for none. The name is for a field that knows only the id. */
export interface ChosenUnit {
  company_id: string;
  company_name: string;
}

interface UnitChoiceProps {
  value: ChosenUnit;
  onChange: (unit: ChosenUnit) => void;
  /** Why it cannot be changed. */
  bound?: string | undefined;
}

/** Selects a unit, searched by name. */
export function UnitChoice({ value: { company_id, company_name }, onChange, bound }: UnitChoiceProps) {
  const [typed, setTyped] = useState('');
  const units = useQuery(companyQueries.list({ limit: 20, ...keywords({ company_name: typed }) }));
  const found = (units.data?.data ?? []).map((unit) => ({ value: unit.id, label: unit.company_name }));
  const chosen = { value: company_id, label: company_name };
  const isMissing = company_id !== '' && found.every(({ value }) => value !== company_id);
  return (
    <ComboBox
      name="company_id"
      label={formWords('unit')}
      required
      disabled={bound !== undefined}
      description={bound ?? (units.isError ? formWords('unitsFailed') : undefined)}
      loading={isSearching(units)}
      options={typed === '' && isMissing ? [chosen, ...found] : found}
      value={company_id || null}
      onSearch={setTyped}
      onChange={(id) =>
        onChange({
          company_id: id ?? '',
          company_name:
            found.find(({ value }) => value === id)?.label ?? (id === company_id ? company_name : ''),
        })
      }
    />
  );
}
