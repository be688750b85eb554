import type { DropdownOption } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { categoryPath } from '@sen/domain/categories/categoryPath';
import { ComboBox } from '@sen/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSearching } from '../../patterns/isSearching';
import { keywords } from '../../patterns/list/callQuery';
import { words } from './words';

interface CategoryChoiceProps {
  name: string;
  label: string;
  description?: string | undefined;
  required?: boolean;
  kind: CategoryKind;
  /** The unit of the choices. */
  companyId: string;
  /** The category that is not offered. */
  except: string;
  /** Offers those of the upper level alone. */
  upper?: boolean;
  value: DropdownOption | null;
  onChange: (category: DropdownOption | null) => void;
}

/** Selects a category of a kind and unit, searched by name. */
export function CategoryChoice({
  kind,
  companyId,
  except,
  upper = false,
  description,
  value,
  onChange,
  ...field
}: CategoryChoiceProps) {
  const [typed, setTyped] = useState('');
  const wanted = { name: typed, company_id: companyId, level: upper ? 'parent' : undefined };
  const query = { limit: 20 as const, ...keywords(wanted) };
  const categories = useQuery(categoryQueries.list(categoryKinds[kind].segment)(query));
  const options = (categories.data?.data ?? [])
    .filter(({ id }) => id !== except)
    .map(({ id, name, parent }) => ({ value: id, label: categoryPath(name, parent) }));
  const isMissing = value !== null && options.every((option) => option.value !== value.id);
  const chosen = value && { value: value.id, label: value.name };
  return (
    <ComboBox
      {...field}
      description={categories.isError ? words('optionsFailed') : description}
      loading={isSearching(categories)}
      options={typed === '' && isMissing && chosen ? [chosen, ...options] : options}
      value={value?.id ?? null}
      onSearch={setTyped}
      onChange={(id) => {
        const option = options.find((one) => one.value === id);
        onChange(option ? { id: option.value, name: option.label } : id === value?.id ? value : null);
      }}
    />
  );
}
