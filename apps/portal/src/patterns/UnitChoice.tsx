import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { ComboBox } from '@sen/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keywords } from '../../patterns/list/callQuery';
import { formWords as words } from './formWords';
import type { MemberForm } from './memberForm';

interface UnitChoiceProps {
  value: Pick<MemberForm, 'company_id' | 'company_name'>;
  onChange: (unit: Pick<MemberForm, 'company_id' | 'company_name'>) => void;
  /** Why it cannot be changed. */
  bound?: string | undefined;
}

/** Selects a member's unit, searched by name. */
export function UnitChoice({ value: { company_id, company_name }, onChange, bound }: UnitChoiceProps) {
  const [typed, setTyped] = useState('');
  const units = useQuery(companyQueries.list({ limit: 20, ...keywords({ name: typed }) }));
  const found = (units.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const chosen = { value: company_id, label: company_name };
  const isMissing = company_id !== '' && found.every(({ value }) => value !== company_id);
  return (
    <ComboBox
      name="company_id"
      label={words('unit')}
      required
      disabled={bound !== undefined}
      description={bound ?? (units.isError ? words('unitsFailed') : undefined)}
      loading={units.isFetching}
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
